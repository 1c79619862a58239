import { direction, htmlLang } from "~/domain/languages";
import type { PageContent } from "~/domain/pages/schema";
import { visibleBlocks } from "~/domain/pages/visible";
import { DrawnSmall } from "~/features/editing/drawn-small";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { needsIcons } from "~/features/pages/needs-icons";
import { PageView } from "~/features/pages/page-view";
import { useRoot } from "~/features/shell/use-root";
import { pageMessages } from "~/i18n/page-messages";

/** The phone that a thumbnail is laid out for, in CSS px. */
const PHONE = { width: 390, height: 640 };

/** A page, scaled down: the real one, laid out for a phone. */
export function ThemeThumb({ content, title }: { content: PageContent; title: string }) {
  const { language } = useRoot();
  return (
    <LazyBrandIcons isNeeded={needsIcons(content)}>
      <DrawnSmall {...PHONE}>
        <PreviewFrame title={title} lang={htmlLang(language)} dir={direction(language)}>
          <PageView
            content={{ ...content, blocks: visibleBlocks(content, new Date()).slice(0, 8) }}
            brandUrl="#"
            messages={pageMessages(language)}
            isFree={false}
          />
        </PreviewFrame>
      </DrawnSmall>
    </LazyBrandIcons>
  );
}
