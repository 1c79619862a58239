import { Ellipsis, LogIn } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { IconButton } from "~/ui/icon-button";
import { LinkButton } from "~/ui/link-button";
import { AdminPanelButton } from "./admin-panel-button";
import { BellButton } from "./bell-button";
import type { HeaderItem } from "./open-editor-menu";
import { type Bell, useBell } from "./use-bell";
import { useRoot } from "./use-root";
import { UserMenu } from "./user-menu";

const openMenu = () => import("./open-editor-menu");
const OpenEditorMenu = lazy(async () => ({ default: (await openMenu()).OpenEditorMenu }));

interface EditorAccountProps {
  /** What of the header has no room on a phone. */
  items: HeaderItem[];
}

/** The end of an editor's header: the signed-in user, or the login. On a phone one menu contains everything. */
export function EditorAccount({ items }: EditorAccountProps) {
  const { user } = useRoot();
  if (!user) return <Guest items={items} />;
  return user.acting ? <SignedIn items={items} /> : <WithBell key={user.id} items={items} />;
}

function WithBell({ items }: EditorAccountProps) {
  return <SignedIn items={items} bell={useBell()} />;
}

function SignedIn({ items, bell }: EditorAccountProps & { bell?: Bell }) {
  const { user } = useRoot();
  return (
    <>
      <div className="flex shrink-0 items-center gap-1 max-sm:hidden">
        {user?.isAdmin ? <AdminPanelButton /> : null}
        {bell ? <BellButton bell={bell} /> : null}
        <UserMenu />
      </div>
      <PhoneMenu items={items} bell={bell} />
      {bell?.panel}
    </>
  );
}

function Guest({ items }: EditorAccountProps) {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  return (
    <>
      <LinkButton href={path("/login")} variant="quiet" className="max-sm:hidden">
        {t("account.logIn")}
      </LinkButton>
      <PhoneMenu
        items={[
          ...items,
          {
            id: "login",
            label: t("account.logIn"),
            icon: <LogIn aria-hidden="true" />,
            href: path("/login"),
          },
        ]}
      />
    </>
  );
}

function PhoneMenu({ items, bell }: EditorAccountProps & { bell?: Bell }) {
  const { t } = useTranslation("shell");
  const anchor = useRef<HTMLButtonElement>(null);
  const [wasPressed, setPressed] = useState(false);
  const button = (
    <IconButton
      buttonRef={anchor}
      label={t("more")}
      icon={
        <>
          <Ellipsis aria-hidden="true" />
          {bell?.shown ? (
            <span aria-hidden="true" className="absolute end-2 top-2 size-2 rounded-full bg-accent" />
          ) : null}
        </>
      }
      hasNoTooltip
      aria-haspopup="menu"
      onPress={() => setPressed(true)}
    />
  );
  return (
    <div className="shrink-0 sm:hidden">
      {wasPressed ? (
        <Suspense fallback={button}>
          <OpenEditorMenu trigger={button} items={items} bell={bell} anchor={anchor} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
