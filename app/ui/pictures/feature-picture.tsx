const SHAPES = {
  clock: "M0-9V0l6 4",
  lock: "M-7-1H7V9H-7zM-4-1v-4a4 4 0 0 1 8 0v4",
  pause: "M-4-7V7M4-7V7",
  scale: "M0-9V9M-5 9H5M-9-6H9M-9-6l-4 8a4 4 0 0 0 8 0zM9-6 5 2a4 4 0 0 0 8 0z",
  page: "M-7-10h9l5 5v15H-7zM-3 0h6M-3 4h6",
  leaf: "M-7 10C-9-3-1-9 9-10 10 0 5 8-5 6M-7 10C-4 3 0-2 4-5",
};

export type FeaturePictureName = keyof typeof SHAPES;

export function FeaturePicture({ name }: { name: FeaturePictureName }) {
  return (
    <svg className="icon" viewBox="-24 -24 48 48" aria-hidden="true">
      <circle className="nine" r="21" pathLength="9" />
      <path d={SHAPES[name]} />
    </svg>
  );
}
