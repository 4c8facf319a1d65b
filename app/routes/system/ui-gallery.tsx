import { UiGalleryPage } from "./ui-gallery-page";

export default UiGalleryPage;
