/** The product's mark: nine points on a circle, the ninth on top in the area's colour. */
export function Mark() {
  return (
    <svg className="mark" viewBox="-16 -16 32 32" aria-hidden="true">
      <circle className="nine" r="11" pathLength="9" />
      <circle className="dot" cy="-11" r="4.5" />
    </svg>
  );
}
