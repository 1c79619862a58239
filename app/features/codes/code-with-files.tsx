import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "./qr-code";
import { QrDownloads } from "./qr-downloads";

interface CodeWithFilesProps {
  /** The short address in the code. */
  url: string;
  /** What the code is of; names the files. */
  title: string;
  /** Above the files: the address, for example. */
  children?: ReactNode;
  /** Below them. */
  note?: string;
}

/** A small code in an editor, and beside it its files. */
export function CodeWithFiles({ url, title, children, note }: CodeWithFilesProps) {
  const { t } = useTranslation("sharing");
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
      <QrCode
        url={url}
        label={t("share.alt", { title })}
        className="w-44 shrink-0 self-center rounded-md border border-rule sm:self-start"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {children}
        <QrDownloads url={url} title={title} />
        {note ? <p className="text-pretty text-muted text-sm">{note}</p> : null}
      </div>
    </div>
  );
}
