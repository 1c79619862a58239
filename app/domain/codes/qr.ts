import QRCode from "qrcode-svg";

/** Light modules around a code, which readers need to find it. */
export const QUIET_ZONE = 4;

export type QrLevel = "L" | "M" | "Q" | "H";

/** A code as rows of modules, true where dark, without its quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

/**
 * The modules of an address. Up to 32 characters at level Q are version 3: 29 × 29. Throws RangeError for anything but
 * printable ASCII: qrcode-svg writes characters outside the basic plane wrongly, and our addresses have none.
 */
export function qrMatrix(text: string, level: QrLevel = "Q"): QrMatrix {
  if (!/^[\x20-\x7E]+$/.test(text)) throw new RangeError("A code holds printable ASCII only");
  const model = smallestModel(text, level);
  const size = model.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => model.isDark(row, column)),
  );
}

/**
 * qrcode-svg counts three bytes too many for every text, and so takes the next version up when a text just fits. So
 * its model is made once more in the version below, which throws when the text is really too long for it.
 */
function smallestModel(text: string, level: QrLevel): QRCode.Model {
  const { qrcode } = new QRCode({ content: text, ecl: level });
  const version = qrcode.typeNumber;
  if (version === 1) return qrcode;
  try {
    return remade(qrcode, version - 1);
  } catch {
    return remade(qrcode, version);
  }
}

function remade(model: QRCode.Model, version: number): QRCode.Model {
  model.typeNumber = version;
  model.dataCache = null;
  model.make();
  return model;
}

/** The dark modules as path data, one rectangle a run; the quiet zone is in the coordinates. */
export function qrPath(matrix: QrMatrix): string {
  let path = "";
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      const run = x - start;
      if (run > 0) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`;
    }
  });
  return path;
}
