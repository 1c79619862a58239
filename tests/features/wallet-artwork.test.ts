import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardActions } from "~/features/cards/card-actions";
import { cardMessages } from "~/features/cards/card-messages";
import { type WalletArtwork, walletArtwork } from "~/features/cards/wallet-artwork";
import { addAllMessages } from "~/i18n/all.server";

addAllMessages();

const drawn = (artwork: WalletArtwork) =>
  renderToStaticMarkup(
    createElement(CardActions, {
      contactFileUrl: "/c/x.vcf",
      applePassUrl: "/c/x.pkpass",
      googlePassUrl: "/c/x/google",
      artwork,
      messages: cardMessages("de"),
      contacts: [],
    }),
  );

test("without a wallet's artwork its button is words", () => {
  const none = walletArtwork("de", {});
  expect(none).toEqual({});
  const html = drawn(none);
  expect(html).toMatch(
    /<a class="kw ka" href="\/c\/x\.pkpass" rel="noopener">Zu Apple Wallet hinzufügen<\/a>/,
  );
  expect(html).toMatch(/<a class="kw kg" href="\/c\/x\/google" rel="noopener">[^<]*Google[^<]*<\/a>/);
  expect(html).not.toContain("<img");
});

test("artwork is taken in the reader's language, in English where there is none, each wallet for itself", () => {
  const files = {
    "/public/wallet/apple-wallet-en.svg": "/assets/apple-en.svg",
    "/public/wallet/apple-wallet-de.svg": "/assets/apple-de.svg",
    "/public/wallet/google-wallet-en.svg": "/assets/google-en.svg",
    "/public/wallet/other-de.svg": "/assets/other.svg",
  };
  expect(walletArtwork("de", files)).toEqual({
    apple: "/assets/apple-de.svg",
    google: "/assets/google-en.svg",
  });
  expect(walletArtwork("jp", files).apple).toBe("/assets/apple-en.svg");
  expect(walletArtwork("de", { "/public/wallet/apple-wallet-pt.svg": "/assets/apple-pt.svg" })).toEqual({});
});

test("artwork stands for the words, which it is called by", () => {
  const html = drawn({ apple: "/assets/apple-de.svg" });
  expect(html).toContain(
    '<a class="kw ka kp" href="/c/x.pkpass" rel="noopener">' +
      '<img src="/assets/apple-de.svg" alt="Zu Apple Wallet hinzufügen" height="52" loading="lazy"/></a>',
  );
  expect(html).toMatch(/<a class="kw kg" href="\/c\/x\/google" rel="noopener">[^<]+<\/a>/);
});
