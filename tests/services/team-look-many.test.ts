import { expect, test } from "vitest";
import { templateInputSchema } from "~/domain/team/template";
import { dueJobs } from "~/server/data/outbox.server";
import { printedCards } from "~/server/services/cards/print/printed-cards.server";
import { memberImportShard, startMemberImport } from "~/server/services/team/import/start-import.server";
import { uploadTemplateImage } from "~/server/services/team/template-images.server";
import { createTemplate } from "~/server/services/team/templates.server";
import { runJob } from "../../workers/jobs/table";
import { png } from "../http/images";
import { team } from "../support/teams";

test("cards of a file of people follow the default look, and are printed in it", async () => {
  const { platform, owner } = await team(3);
  const made = await createTemplate(
    platform,
    owner,
    templateInputSchema.parse({
      name: "House",
      isDefault: true,
      backgroundColor: "#112233",
      fontColor: "#FFFFFF",
      contacts: [{ key: "firm", name: "company", label: "", value: "Analytical Engines" }],
      modes: { design: "free", colors: "locked", logo: "locked", banner: "free" },
      contactModes: { firm: "locked" },
    }),
  );
  const logo = new File([png(300, 300) as BlobPart], "logo.png");
  await uploadTemplateImage(platform, owner, made.id, "logo", logo);
  const text = "Name,Company\nGrace Hopper,Elsewhere Ltd\nAda Lovelace,";
  await startMemberImport(platform, owner, { text, permission: "edit", invites: false });
  for (;;) {
    const [job] = await dueJobs(platform.db, memberImportShard(owner.userId), platform.now(), 1);
    if (!job) break;
    await runJob(platform, job);
    await platform.db.run(`UPDATE outbox SET state = 'done' WHERE id = '${job.id}'`);
  }
  const printed = [];
  for await (const cards of printedCards(platform, owner, { cards: "all", hashes: [] }))
    printed.push(...cards);
  expect(printed.map(({ title }) => title).toSorted()).toEqual(["Ada Lovelace", "Grace Hopper"]);
  for (const { content, images } of printed) {
    expect([content.backgroundColor, content.fontColor]).toEqual(["#112233", "#FFFFFF"]);
    expect(content.contacts.filter(({ name }) => name === "company").map(({ value }) => value)).toEqual([
      "Analytical Engines",
    ]);
    expect(Object.keys(images)).toEqual(["logo"]);
  }
});
