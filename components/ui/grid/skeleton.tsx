import Skeleton from "@mui/material/Skeleton";

/** Holds the place of a grid until its code has come. */
export function GridSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
