import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Cartões de quem saiu",
  decide: "Decidir",
  undo: "Anular",
  undoing: "A anular",
  until: "pode ser anulado até {{date}}",
  undone: "Anulado. O cartão está como antes.",
  decided: "Decidido. Podes anular durante um dia.",
  former: "um antigo membro",
  close: "Fechar",
  cancel: "Cancelar",
  open: {
    left: "{{name}} saiu. Decide o que acontece ao cartão “{{title}}”.",
    deleted: "Um membro eliminou a sua conta. Decide o que acontece ao cartão “{{title}}”.",
  },
  settled: {
    successor: "O cartão “{{title}}” foi entregue a outra pessoa.",
    keep: "O cartão “{{title}}” fica sem ninguém.",
    retire: "O cartão “{{title}}” foi retirado.",
  },
  dialog: {
    remove: "Remover {{name}} da equipa?",
    decide: "O que acontece ao cartão “{{title}}”?",
    removed:
      "{{name}} deixa de ver o cartão e os seus contactos; a sua própria conta fica como está. Podes anular tudo isto durante um dia.",
    left: "{{name}} saiu da tua equipa e agora ninguém tem o cartão. Podes anular a tua decisão durante um dia.",
    deleted:
      "O membro eliminou a sua conta e agora ninguém tem o cartão. Podes anular a tua decisão durante um dia.",
    submitRemove: "Remover membro",
    submit: "Guardar decisão",
    saving: "A guardar",
    loading: "A carregar",
  },
  card: {
    label: "O cartão",
    successor: "Entregar a outra pessoa",
    successorText:
      "Continua a ser o mesmo cartão: os seus códigos e os passes nos telemóveis continuam válidos e mostram o novo nome assim que a nova pessoa o editar.",
    keep: "Manter sem ninguém",
    keepText: "Fica como está, também para visitantes e nos telemóveis, até o atribuíres.",
    retire: "Retirar",
    retireText:
      "Os visitantes deixam de o ver, os passes nos telemóveis ficam anulados e o seu lugar fica livre. Os códigos impressos continuam a responder.",
  },
  person: {
    label: "Quem recebe o cartão",
    invite: "Convidar alguém novo",
    email: "Endereço de e-mail",
    emailText: "Recebe um convite e tem o cartão quando o aceitar.",
    missing: "Escolhe alguém.",
  },
  codes: {
    label: "Os seus códigos",
    stay: "Continuam a levar a este cartão",
    stayText: "Quem ler um código impresso vê aquilo a que este cartão leva.",
    retired: "Levam à página do cartão",
    retiredText:
      "Quem ler um código impresso vê a página a que o cartão estava ligado; sem ela, um aviso de que o cartão já não existe.",
    card: "Levam ao cartão de outro membro",
    cardText: "Quem ler um código impresso vê o cartão desse membro.",
    page: "Levam a uma das tuas páginas",
    pageText: "Quem ler um código impresso vê essa página, até atribuíres o cartão a alguém.",
    holder: "O cartão de quem",
    target: "Que página",
    missing: "Escolhe uma página.",
  },
  contacts: {
    label: "Contactos",
    text: "Todos os contactos ficam contigo.",
    sees: "A nova pessoa vê também os contactos anteriores",
    seesText: "Caso contrário, só vê os que ela própria conhecer.",
    offer: "Oferecer a {{name}} um ficheiro com os contactos que conheceu",
    offerText:
      "Durante 14 dias pode descarregar exatamente esses, em CSV ou vCard, sem as notas e as etiquetas da equipa.",
  },
  offer: {
    title: "{{team}} deixa-te levar os teus contactos",
    text: "São os contactos que conheceste como membro da equipa. Podes descarregá-los até {{date}}.",
    csv: "Descarregar CSV",
    vcard: "Descarregar vCard",
  },
  account: {
    members: "Membros da tua equipa: {{count}}",
    text: "Perdem os seus cartões e são avisados por notificação e e-mail. Uma equipa não pode ser passada para outra conta.",
    tick: "Sei que a minha equipa termina com a minha conta",
  },
} satisfies Translated<typeof en>;
