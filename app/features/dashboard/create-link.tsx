import { Link } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";

interface CreateLinkProps {
  href: string;
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** A large link to create something. */
export function CreateLink({ href, Icon, title, text }: CreateLinkProps) {
  return (
    <Link
      to={href}
      className="group flex items-center gap-4 rounded-lg border border-rule bg-surface p-5 transition-colors hover:border-ink"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-accent-wash text-accent">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold text-lg">{title}</span>
        <span className="text-pretty text-muted">{text}</span>
      </span>
    </Link>
  );
}
