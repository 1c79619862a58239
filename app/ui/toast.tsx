import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
} from "react-aria-components";
import { Button } from "./button";
import { IconButton } from "./icon-button";
import type { Notice } from "./toast-queue";

const icons = {
  info: <Info className="text-ink" />,
  success: <CircleCheck className="text-success" />,
  error: <CircleAlert className="text-danger" />,
  warn: <TriangleAlert className="text-warn" />,
};

interface ToastProps {
  toast: { key: string; content: Notice };
  closeLabel: string;
  onClose: () => void;
}

/** One notice: an icon for its type, a title, a line of text, one action. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { title, text, type, action } = toast.content;
  return (
    <AriaToast
      toast={toast}
      className="flex w-75 max-w-full items-start gap-3 rounded-md bg-surface py-2 ps-4 pe-2 text-ink shadow-lift outline-none data-focus-visible:ring-focus"
    >
      {type ? (
        <span aria-hidden="true" className="pt-2 [&>svg]:size-5">
          {icons[type]}
        </span>
      ) : null}
      <ToastContent className="flex min-w-0 flex-1 flex-col gap-0.5 py-1.5">
        <Text slot="title" className="font-medium">
          {title}
        </Text>
        {text ? (
          <Text slot="description" className="text-muted text-sm">
            {text}
          </Text>
        ) : null}
        {action ? (
          <Button
            size="small"
            className="mt-2 self-start"
            onPress={() => {
              action.onAction();
              onClose();
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </ToastContent>
      <IconButton label={closeLabel} icon={<X />} size="small" hasNoTooltip slot="close" />
    </AriaToast>
  );
}
