import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Kaarten van wie vertrok",
  decide: "Beslissen",
  undo: "Ongedaan maken",
  undoing: "Wordt ongedaan gemaakt",
  until: "ongedaan te maken tot {{date}}",
  undone: "Ongedaan gemaakt. De kaart is zoals voorheen.",
  decided: "Besloten. Je kunt het een dag lang ongedaan maken.",
  former: "een vroeger lid",
  close: "Sluiten",
  cancel: "Annuleren",
  open: {
    left: "{{name}} is vertrokken. Beslis wat er met de kaart ‘{{title}}’ gebeurt.",
    deleted: "Een lid heeft het account verwijderd. Beslis wat er met de kaart ‘{{title}}’ gebeurt.",
  },
  settled: {
    successor: "De kaart ‘{{title}}’ is overgedragen.",
    keep: "De kaart ‘{{title}}’ blijft zonder persoon.",
    retire: "De kaart ‘{{title}}’ is buiten gebruik.",
  },
  dialog: {
    remove: "{{name}} uit het team verwijderen?",
    decide: "Wat gebeurt er met de kaart ‘{{title}}’?",
    removed:
      "{{name}} ziet de kaart en de contacten niet meer; het eigen account blijft zoals het is. Je kunt dit alles een dag lang ongedaan maken.",
    left: "{{name}} heeft je team verlaten en niemand heeft de kaart nu. Je kunt je beslissing een dag lang ongedaan maken.",
    deleted:
      "Het lid heeft het account verwijderd en niemand heeft de kaart nu. Je kunt je beslissing een dag lang ongedaan maken.",
    submitRemove: "Lid verwijderen",
    submit: "Beslissing opslaan",
    saving: "Wordt opgeslagen",
    loading: "Laden",
  },
  card: {
    label: "De kaart",
    successor: "Aan iemand anders geven",
    successorText:
      "Het blijft dezelfde kaart: de codes en de passen op telefoons blijven geldig en tonen de nieuwe naam zodra de nieuwe persoon de kaart heeft bewerkt.",
    keep: "Zonder persoon houden",
    keepText: "Ze blijft zoals ze is, ook voor bezoekers en op telefoons, tot je haar toewijst.",
    retire: "Buiten gebruik stellen",
    retireText:
      "Bezoekers zien haar niet meer, passen op telefoons worden ongeldig en haar plaats is vrij. Gedrukte codes blijven antwoorden.",
  },
  person: {
    label: "Wie de kaart krijgt",
    invite: "Iemand nieuw uitnodigen",
    email: "E-mailadres",
    emailText: "Die krijgt een uitnodiging en heeft de kaart na het accepteren.",
    missing: "Kies iemand.",
  },
  codes: {
    label: "De codes",
    stay: "Ze blijven naar deze kaart leiden",
    stayText: "Wie een gedrukte code scant, ziet waar deze kaart naartoe leidt.",
    retired: "Ze leiden naar de pagina van de kaart",
    retiredText:
      "Wie een gedrukte code scant, ziet de pagina waaraan de kaart gekoppeld was; zonder zo’n pagina een melding dat de kaart er niet meer is.",
    card: "Ze leiden naar de kaart van een ander lid",
    cardText: "Wie een gedrukte code scant, ziet de kaart van dat lid.",
    page: "Ze leiden naar een van je pagina’s",
    pageText: "Wie een gedrukte code scant, ziet die pagina, tot je de kaart aan iemand toewijst.",
    holder: "Wiens kaart",
    target: "Welke pagina",
    missing: "Kies een pagina.",
  },
  contacts: {
    label: "Contacten",
    text: "Alle contacten blijven bij jou.",
    sees: "De nieuwe persoon ziet ook de eerdere contacten",
    seesText: "Anders ziet die alleen wie die zelf ontmoet.",
    offer: "{{name}} een bestand met de eigen contacten aanbieden",
    offerText:
      "14 dagen lang kunnen precies deze worden gedownload, als CSV of vCard, zonder notities en labels van het team.",
  },
  offer: {
    title: "Van {{team}} mag je je contacten meenemen",
    text: "Het zijn de contacten die je als lid van het team hebt ontmoet. Je kunt ze tot {{date}} downloaden.",
    csv: "CSV downloaden",
    vcard: "vCard downloaden",
  },
  account: {
    members: "Leden van je team: {{count}}",
    text: "Zij verliezen hun kaarten en krijgen een melding en een mail. Een team kan niet aan een ander account worden overgedragen.",
    tick: "Ik weet dat mijn team met mijn account eindigt",
  },
} satisfies Translated<typeof en>;
