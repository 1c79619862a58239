import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { download, qrFilePng, qrFileSvg } from "./qr-files";

interface QrDownloadsProps {
  url: string;
  /** Names the files. */
  title: string;
  isWide?: boolean;
}

/** The two files of a code: PNG for screens, SVG for print. */
export function QrDownloads({ url, title, isWide }: QrDownloadsProps) {
  const { t } = useTranslation("sharing");
  const [isDrawing, setDrawing] = useState(false);
  const png = async () => {
    setDrawing(true);
    try {
      download(await qrFilePng(url), title, "png");
    } finally {
      setDrawing(false);
    }
  };
  const svg = () => download(new Blob([qrFileSvg(url)], { type: "image/svg+xml" }), title, "svg");
  return (
    <div className={isWide ? "grid w-full grid-cols-1 gap-2 sm:grid-cols-2" : "flex flex-wrap gap-2"}>
      <Button icon={<Download />} onPress={png} isPending={isDrawing} pendingLabel={t("share.png")}>
        {t("share.png")}
      </Button>
      <Button icon={<Download />} onPress={svg}>
        {t("share.svg")}
      </Button>
    </div>
  );
}
