import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeHref } from "~/domain/links";
import { entryError, entryOf, networkLink } from "~/domain/networks/link";
import { ALL_SERVICES, networkById, SERVICES } from "~/domain/networks/networks";
import { networkOf } from "~/domain/networks/recognise";
import { embedOf, PLAYER_ORIGINS } from "~/domain/pages/embeds";
import { PLAIN_ICONS } from "~/features/networks/brand-icon";
import { BRAND_PATHS } from "~/features/networks/brand-paths";
import { fuzzRuns } from "../support/fuzz";

const linkOf = (id: string, value: string) => {
  const service = networkById(id);
  return service ? networkLink(service, value) : null;
};

test("every service has its own id, a sign and a colour", () => {
  expect(new Set(ALL_SERVICES.map(({ id }) => id)).size).toBe(ALL_SERVICES.length);
  for (const { id, color } of ALL_SERVICES) {
    expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect([id, Object.hasOwn(BRAND_PATHS, id) || Object.hasOwn(PLAIN_ICONS, id)]).toEqual([id, true]);
  }
  expect(Object.keys(SERVICES)).toEqual([
    "messengers",
    "marketplaces",
    "videos",
    "socialButtons",
    "socialIcons",
  ]);
});

test("names, numbers and addresses become the service's own link", () => {
  expect(linkOf("instagram", "@ada")).toBe("https://www.instagram.com/ada/");
  expect(linkOf("instagram", "https://instagram.com/ada?igsh=1")).toBe("https://instagram.com/ada?igsh=1");
  expect(linkOf("instagram", "https://evil.example/ada")).toBeNull();
  expect(linkOf("whatsapp", "+49 (0)151 234-567")).toBe("https://wa.me/49151234567");
  expect(linkOf("whatsapp", "0151 234567")).toBeNull();
  expect(linkOf("viber", "+351 912 345 678")).toBe("viber://chat?number=%2B351912345678");
  expect(linkOf("sms", "+15550100100")).toBe("sms:+15550100100");
  expect(linkOf("signal", "+15550100100")).toBe("https://signal.me/#p/+15550100100");
  expect(linkOf("email", "ada@example.com")).toBe("mailto:ada@example.com");
  expect(linkOf("website", "ada.example")).toBe("https://ada.example/");
  expect(linkOf("discord", "discord.gg/abc")).toBe("https://discord.gg/abc");
  expect(linkOf("tumblr", "ada/../../x")).toBeNull();
  expect(linkOf("substack", "ada")).toBe("https://ada.substack.com/");
  expect(linkOf("telegram", "")).toBeNull();
});

test("a brand's icon leads to the brand, whatever stands in the address", () => {
  const brands = ALL_SERVICES.filter(({ isAnywhere }) => !isAnywhere);
  for (const { id } of brands)
    for (const value of [
      "https://evil.example/",
      `https://${id}.evil.example/x`,
      `https://${id}.com.evil.example/`,
    ])
      expect([id, value, linkOf(id, value)]).toEqual([id, value, null]);
  expect(ALL_SERVICES.filter(({ isAnywhere }) => isAnywhere).map(({ id }) => id)).toEqual([
    "mastodon",
    "website",
    "email",
    "rss",
  ]);
  expect(linkOf("spotify", "https://open.spotify.com/artist/1")).toBe("https://open.spotify.com/artist/1");
  expect(linkOf("mastodon", "https://my.own.example/@ada")).toBe("https://my.own.example/@ada");
});

test("a federated name leads to its own host, and its address does too", () => {
  expect(linkOf("mastodon", "@nora@mastodon.social")).toBe("https://mastodon.social/@nora");
  expect(linkOf("mastodon", "nora@social.example")).toBe("https://social.example/@nora");
  expect(linkOf("mastodon", "mastodon.social/@nora")).toBe("https://mastodon.social/@nora");
  expect(linkOf("mastodon", "https://mastodon.social/@nora")).toBe("https://mastodon.social/@nora");
  for (const none of ["@nora", "nora", "@nora@", "@nora@no host.example", "@nora@localhost"])
    expect([none, linkOf("mastodon", none)]).toEqual([none, null]);
});

test("what is said of a wrong entry names what the service asks for", () => {
  const errorOf = (id: string) => {
    const service = networkById(id);
    return service && entryError(service);
  };
  expect(["whatsapp", "signal", "sms"].map(errorOf)).toEqual(Array(3).fill("numberInvalid"));
  expect(["instagram", "telegram", "mastodon"].map(errorOf)).toEqual(Array(3).fill("handleInvalid"));
  expect(["spotify", "website", "discord"].map(errorOf)).toEqual(Array(3).fill("linkInvalid"));
  expect(errorOf("email")).toBe("emailInvalid");
});

test("a pasted address is told its service and shortened to the name", () => {
  expect(networkOf("https://www.amazon.co.uk/shop/ada")?.id).toBe("amazon");
  expect(networkOf("https://amazon.evil.example/")?.id).toBeUndefined();
  expect(networkOf("https://notamazon.de/")?.id).toBeUndefined();
  expect(networkOf("https://apps.apple.com/app/id1")?.id).toBe("appStore");
  const shortened = (id: string, url: string) => {
    const service = networkById(id);
    return service && entryOf(service, url);
  };
  expect(shortened("instagram", "https://www.instagram.com/ada/")).toBe("ada");
  expect(shortened("tiktok", "https://tiktok.com/@ada")).toBe("ada");
  expect(shortened("substack", "https://ada.substack.com/")).toBe("ada");
  expect(shortened("instagram", "https://www.instagram.com/p/xyz/")).toBe("https://www.instagram.com/p/xyz/");
});

test("no entry of any service leads to an unsafe address", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      "javascript:alert(1)",
      "data:text/html,x",
      "//evil.example",
      "../..",
      "a@b:c",
      "\u202eada",
    ),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...ALL_SERVICES), nasty, (service, value) => {
      const link = networkLink(service, value);
      return link === null || isSafeHref(link);
    }),
    { numRuns: fuzzRuns(10_000) },
  );
});

test("a short entry leads where the pasted address led", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ALL_SERVICES.filter(({ entry }) => entry === "handle")),
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
      (service, handle) => {
        const link = networkLink(service, handle);
        return link !== null && networkLink(service, entryOf(service, link)) === link;
      },
    ),
    { numRuns: fuzzRuns(2_000) },
  );
});

test("players are told by their addresses, and come from their own origins only", () => {
  const player = (url: string) => embedOf(url)?.player;
  expect(player("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3")).toContain(
    "youtube-nocookie.com/embed/dQw4w9WgXcQ",
  );
  expect(player("https://youtu.be/dQw4w9WgXcQ")).toContain("/embed/dQw4w9WgXcQ");
  expect(player("https://youtube.com/shorts/dQw4w9WgXcQ")).toContain("/embed/dQw4w9WgXcQ");
  expect(player("https://vimeo.com/123456789")).toContain("/video/123456789");
  expect(player("https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC")).toBe(
    "https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC",
  );
  expect(player("https://soundcloud.com/ada/first")).toContain("soundcloud.com%2Fada%2Ffirst");
  for (const none of [
    "https://youtube.com/watch?v=../../x",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com/about",
    "https://open.spotify.com/track/<script>",
    "javascript:alert(1)",
    "",
  ]) {
    expect(embedOf(none)).toBeNull();
  }
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      const found = embedOf(url);
      return !found || PLAYER_ORIGINS.some((origin) => found.player.startsWith(`${origin}/`));
    }),
    { numRuns: fuzzRuns(2_000) },
  );
});
