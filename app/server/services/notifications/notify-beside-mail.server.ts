import type { Mail } from "~/domain/notifications/mail";
import { toldByMail } from "~/domain/notifications/told-by-mail";
import type { Condition, Write } from "~/server/data/batch.server";
import type { Platform } from "~/server/platform/platform.server";
import { notifyInApp } from "./notify.server";

interface MailToUser {
  userId: string;
  mailId: string;
  mail: Mail;
  when?: Condition;
}

/** @returns the notification of a mail that has a job of its own, for the same batch; none for mails that have none */
export function notifyBesideMail(platform: Platform, { userId, mailId, mail, when }: MailToUser): Write[] {
  const told = toldByMail(mail);
  return told ? [notifyInApp(platform, { ...told, userId, dedupeKey: `mail:${mailId}` }, { when })] : [];
}
