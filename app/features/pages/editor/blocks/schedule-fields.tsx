import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { TextField } from "~/ui/text-field";

interface Times {
  from?: string;
  until?: string;
}

interface ScheduleFieldsProps extends Times {
  onChange: (times: Times) => void;
  error?: string;
}

/**
 * When something is shown. Entered in the owner's time zone, stored as instants. Requires a stable `onChange`: then it
 * does not re-render beside a field that is typed in.
 */
export const ScheduleFields = memo(function ScheduleFields(props: ScheduleFieldsProps) {
  const { from, until, onChange, error } = props;
  const { t } = useTranslation("blocks");
  const isPlanned = Boolean(from || until);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Disclosure
      title={t("more.schedule")}
      trailing={isPlanned ? <span className="text-muted text-sm">{t("more.planned")}</span> : null}
      defaultExpanded={isPlanned}
    >
      <div className="flex flex-col gap-4 pb-3">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label={t("more.from")}
            type="datetime-local"
            value={localTime(from)}
            onChange={(text) => onChange({ from: instantOf(text), until })}
          />
          <TextField
            label={t("more.until")}
            type="datetime-local"
            value={localTime(until)}
            onChange={(text) => onChange({ from, until: instantOf(text) })}
            error={error}
          />
        </div>
        <p className="text-muted text-sm">
          {t("more.always")} {t("more.zone", { zone })}
        </p>
        {isPlanned ? (
          <div>
            <Button size="small" onPress={() => onChange({ from: undefined, until: undefined })}>
              {t("more.clear")}
            </Button>
          </div>
        ) : null}
      </div>
    </Disclosure>
  );
});

/** An instant as the field of a browser writes it: this zone's date and time to the minute. */
function localTime(instant: string | undefined): string {
  const time = instant ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(time)) return "";
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

function instantOf(text: string): string | undefined {
  const time = text ? new Date(text).getTime() : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
