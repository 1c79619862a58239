interface LogoMarkProps {
  /** What screen readers say; leave it out where the name stands beside it. */
  label?: string;
  className?: string;
}

/** The square mark: the V of the word mark on a card with a turned-down corner. */
export function LogoMark({ label, className = "size-8" }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className="fill-accent" d="M8 0h36l20 20v36a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z" />
      <path className="fill-accent-strong" d="M44 0v14a6 6 0 0 0 6 6h14z" />
      <path
        className="fill-on-accent"
        d="M36.3 21Q36.3 20.5 36.7 20.3Q37 20 37.7 20L45.4 20Q46.2 20 46.5 20.3Q46.8 20.5 46.8 21Q46.8 21.4 46.6 21.6Q46.4 21.9 45.9 22.1L45 22.4Q44.2 22.7 43.7 23.4Q43.1 24.1 42.7 25.6L34.7 49.3Q34.4 50.2 34.3 50.7Q34.2 51.2 34.2 51.7L34.2 52.9Q34.2 53.4 33.9 53.7Q33.5 54 33 54L27.1 54Q26.5 54 26.2 53.7Q25.9 53.4 25.9 52.9L25.9 51.7Q25.9 51.3 25.8 50.9Q25.7 50.4 25.5 49.8L16.6 24Q16.3 23.3 16.1 23Q15.8 22.6 15.3 22.4L14.3 22.1Q13.4 21.8 13.4 21Q13.4 20.5 13.8 20.3Q14.1 20 14.8 20L26.5 20Q27.2 20 27.5 20.3Q27.8 20.5 27.8 21Q27.8 21.4 27.6 21.7Q27.4 21.9 26.9 22.1L25.2 22.4Q24.6 22.6 24.5 23.1Q24.3 23.5 24.7 24.5L33.3 49.9L31.2 51.6L40 25.4Q40.4 24.2 40.2 23.5Q39.9 22.8 38.7 22.4L37.3 22.1Q36.8 21.9 36.6 21.7Q36.3 21.4 36.3 21Z"
      />
    </svg>
  );
}
