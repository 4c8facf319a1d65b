import { Outlet } from "@remix-run/react";
import { PublicFrame } from "~/web/frames";

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
