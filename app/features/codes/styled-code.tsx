import { useLayoutEffect, useRef, useState } from "react";
import { type Drawing, drawCode } from "~/domain/codes/drawing";
import { svgPathData } from "~/domain/codes/path";
import type { CodeStyle } from "~/domain/codes/style";
import { roundedPath } from "~/domain/codes/svg";

interface StyledCodeProps {
  /** The short address in the code. */
  url: string;
  style: CodeStyle;
  /** The label for screen readers. */
  label: string;
  /** Shown in the middle where the style has it. */
  logoUrl?: string;
  className?: string;
}

/** A code as in its files, re-rendered with every change. Only the caption is still text here, in a similar font. */
export function StyledCode({ url, style, label, logoUrl, className }: StyledCodeProps) {
  const drawing = drawCode(url, style);
  const { width, height, layers, address, caption, logo } = drawing;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={className}>
      {layers.map(({ color, shapes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have no name but their place
        <path key={at} fill={color} d={shapes.map(roundedPath).join("")} />
      ))}
      {logo && logoUrl ? (
        <image href={logoUrl} x={logo.x} y={logo.y} width={logo.side} height={logo.side} />
      ) : null}
      {caption ? <Caption box={caption} /> : null}
      <path
        fill="none"
        stroke={address.color}
        strokeWidth={address.pen}
        strokeLinecap="round"
        strokeLinejoin="round"
        d={svgPathData(address.path)}
      />
    </svg>
  );
}

// Captions of server-rendered screens are measured in the browser; React warns of layout effects on the server.
const useClientLayoutEffect = typeof document === "undefined" ? () => undefined : useLayoutEffect;

/** As the share image Worker places it: in the middle of its box, as large as it fits. */
const MAX_HEIGHT = 0.78;
const CAPITALS = 0.72;

function Caption({ box }: { box: NonNullable<Drawing["caption"]> }) {
  const ref = useRef<SVGTextElement>(null);
  const largest = box.height * MAX_HEIGHT;
  const [size, setSize] = useState(largest);
  // Another text has another width.
  useClientLayoutEffect(() => {
    const width = ref.current?.getComputedTextLength() ?? 0;
    if (width > 0) setSize((now) => Math.min(largest, (now * box.width) / width));
  }, [box.text, box.width, largest]);
  return (
    <text
      ref={ref}
      x={box.x + box.width / 2}
      y={box.y + box.height / 2 + (CAPITALS / 2) * size}
      textAnchor="middle"
      fontFamily="Arimo, Arial, Helvetica, sans-serif"
      fontWeight={700}
      fontSize={size}
      fill={box.color}
      // By its own letters, as in the file, whatever the screen's direction.
      style={{ unicodeBidi: "plaintext" }}
    >
      {box.text}
    </text>
  );
}
