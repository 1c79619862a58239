export interface Gray {
  width: number;
  height: number;
  data: Uint8Array;
}

/** An image of four channels as one of brightness, each side `factor` times shorter: the mean of what each pixel was. */
export function shrunk(rgba: Uint8Array, width: number, height: number, factor: number): Gray {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const data = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        for (let dx = 0; dx < factor; dx++) {
          const at = ((y * factor + dy) * width + x * factor + dx) * 4;
          sum += 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
        }
      }
      data[y * columns + x] = sum / factor ** 2;
    }
  }
  return { width: columns, height: rows, data };
}

/** Out of focus: the mean of a box of `2 × radius + 1` pixels, twice, which is near enough to a lens. */
export function blurred(image: Gray, radius: number): Gray {
  return box(box(image, radius), radius);
}

function box({ width, height, data }: Gray, radius: number): Gray {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let dy = -radius; dy <= radius; dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          const [column, row] = [x + dx, y + dy];
          if (column < 0 || row < 0 || column >= width || row >= height) continue;
          sum += data[row * width + column]!;
          count++;
        }
      }
      out[y * width + x] = sum / count;
    }
  }
  return { width, height, data: out };
}

/** Turned about its middle on a table of `paper` brightness that is large enough for all of it. */
export function turned({ width, height, data }: Gray, degrees: number, paper: number): Gray {
  const side = Math.ceil(Math.hypot(width, height));
  const out = new Uint8Array(side * side).fill(paper);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - side / 2, y - side / 2];
      const [fromX, fromY] = [dx * cos + dy * sin + width / 2 - 0.5, dy * cos - dx * sin + height / 2 - 0.5];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [u, v] = [fromX - left, fromY - top];
      const at = top * width + left;
      out[y * side + x] =
        (data[at]! * (1 - u) + data[at + 1]! * u) * (1 - v) +
        (data[at + width]! * (1 - u) + data[at + width + 1]! * u) * v;
    }
  }
  return { width: side, height: side, data: out };
}

/** What decoders take: four channels. */
export function rgbaOf({ data }: Gray): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(data.length * 4);
  for (let at = 0; at < data.length; at++) rgba.set([data[at]!, data[at]!, data[at]!, 255], at * 4);
  return rgba;
}
