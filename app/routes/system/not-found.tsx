import { z } from "zod";
import { calm } from "~/web/calm.server";
import { formAction } from "~/web/form-action.server";

export const loader = () => {
  throw calm(404);
};

export const action = formAction(z.object({}), async () => {
  throw calm(404);
});

export default function NotFound() {
  return null;
}
