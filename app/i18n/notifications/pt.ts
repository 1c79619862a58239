import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Tudo o que está no ecrã continua lá. Verifica a ligação e tenta de novo.",
  meta: {
    settings: {
      title: "Notificações",
      description: "Escolhe com que frequência te escrevemos.",
    },
  },
  kinds: {
    paid: "Recebemos o teu pagamento de {{price}}. O teu plano está pago até {{date}}.",
    paymentFailed: "O pagamento de {{price}} do teu plano falhou.",
    actionNeeded: "O teu banco pede que confirmes o pagamento de {{price}}.",
    renewsSoon: "O teu plano renova-se em {{date}} por {{price}}.",
    endsSoon: "O teu plano termina em {{date}}.",
    ended: {
      unknown: "O teu plano terminou em {{date}}.",
      cancelled: "O teu plano terminou em {{date}}, porque foi cancelado.",
      payment: "O teu plano terminou em {{date}}, porque o pagamento falhou.",
      withdrawn: "O teu plano terminou em {{date}}, porque desististe da compra.",
    },
    withdrawn: "Desististe da compra. Reembolsámos {{price}}; pode demorar até dez dias a chegar.",
    subscriptionCancelled: "O teu plano foi cancelado e continua ativo até {{date}}.",
    contact: "{{name}} deixou os seus dados na tua página {{page}}.",
    contactUnnamed: "Alguém deixou os seus dados na tua página {{page}}.",
    contactByCard: "{{name}} deixou os seus dados no teu cartão {{card}}.",
    contactByCardUnnamed: "Alguém deixou os seus dados no teu cartão {{card}}.",
    contactWithdrawn: "Alguém retirou os dados que te tinha deixado. Foram eliminados.",
    contactsExpire:
      "A partir de {{date}} são eliminados os contactos cujo último encontro foi há mais de {{months}} meses. Até lá podes exportá-los ou optar por guardá-los durante mais tempo.",
    invitation: "{{name}} convida-te para a sua equipa.",
    joined: "{{name}} juntou-se à tua equipa.",
    left: "{{name}} saiu da tua equipa.",
    cardAssigned: "O cartão {{title}} foi-te atribuído.",
    cardUnassigned: "O cartão {{title}} já não te está atribuído.",
    identityAdded: "{{provider}} foi ligado à tua conta.",
    identityRemoved: "{{provider}} foi desligado da tua conta.",
    passkeyAdded: "Foi adicionada uma chave de acesso à tua conta.",
    passkeyRemoved: "Foi removida uma chave de acesso da tua conta.",
    passwordChanged: "A tua palavra-passe foi alterada.",
    emailChanged: "O teu endereço de e-mail foi alterado.",
    newDevice: "Novo início de sessão na tua conta: {{where}}.",
    newDeviceUnknown: "Novo início de sessão na tua conta.",
    signedOut: "Um início de sessão antigo foi usado uma segunda vez, por isso terminámos essa sessão.",
    actedAs: "A nossa equipa de apoio esteve na tua conta. Motivo: {{reason}}",
    exportReady: "A tua exportação está pronta. Podes descarregá-la até {{date}}.",
    paidOnly: "Recebemos o teu pagamento de {{price}}. O teu plano já tinha terminado.",
    paidRenews:
      "Recebemos o teu pagamento de {{price}}. O teu plano está pago até {{date}} e depois renova-se sozinho.",
    paymentFailedNext:
      "O pagamento de {{price}} do teu plano falhou. Tentamos de novo em {{next}}; sem pagamento, o teu plano termina em {{ends}}, o mais tardar.",
    paymentFailedLast:
      "O pagamento de {{price}} do teu plano voltou a falhar. A última tentativa é em {{next}}; se também falhar, o teu plano termina e as tuas páginas deixam de estar visíveis.",
    planKept: "O teu plano continua como está. Renova-se em {{date}} por {{price}}.",
    changePlanned: {
      monthly:
        "O teu plano muda em {{date}}. A partir daí: lugares {{seats}}, pagamento mensal. Até esse dia tudo fica como está e podes anular a alteração.",
      yearly:
        "O teu plano muda em {{date}}. A partir daí: lugares {{seats}}, pagamento anual. Até esse dia tudo fica como está e podes anular a alteração.",
    },
    shrinksSoon:
      "A partir de {{date}} o teu plano tem menos lugares: {{seats}}. Agora há mais, e o resto deixa de estar visível: páginas {{pages}}, cartões {{cards}}. Escolhe em Faturação o que fica, ou mantém os teus lugares.",
    shrunk:
      "O teu plano tem agora menos lugares: {{seats}}. O que não cabe descansa e não é mostrado: páginas {{pages}}, cartões {{cards}}. Nada foi apagado. Em Faturação vês como escolher o que está online ou ter mais lugares.",
    shrinksSoonChosen:
      "A partir de {{date}} o teu plano tem menos lugares: {{seats}}. {{staying}} O resto deixa de estar visível: páginas {{pages}}, cartões {{cards}}. Em Faturação podes escolher de novo ou manter os teus lugares.",
    removed: "Já não estás na equipa de {{name}}.",
    contactsOffered:
      "{{name}} deixa-te levar os contactos que conheceste na equipa. Podes descarregá-los até {{date}}.",
    rejoined: "Estás de novo na equipa de {{name}}.",
    teamEnded:
      "{{name}} eliminou a própria conta. A equipa e os seus cartões já não existem; a tua conta fica como está.",
    visits:
      "A tua semana até {{date}}: visualizações {{views}}, visitantes diários {{visitors}}, cliques pelo menos {{clicks}}, leituras {{scans}}, contactos {{contacts}}.",
  },
  list: {
    title: "Notificações",
    markAll: "Marcar tudo como lido",
    settings: "Todas as definições",
    more: "Mostrar mais",
    unread: "Por ler",
    loading: "A carregar notificações",
    empty: "Ainda nada",
    emptyText: "Os novos contactos, pagamentos e inícios de sessão aparecem aqui.",
    failed: "Não foi possível carregar as notificações.",
    retry: "Tentar de novo",
  },
  settings: {
    text: "Escolhe com que frequência te enviamos e-mails sobre cada assunto. No sino encontras sempre tudo.",
    always: "Os e-mails sobre a segurança da tua conta e sobre pagamentos são sempre enviados de imediato.",
    digests:
      "Os e-mails diários chegam às 8:00 e os semanais à segunda-feira às 8:00. Fuso horário: {{zone}}.",
    changeZone: "Alterar fuso horário",
    contact: "Contactos",
    team: "Equipa",
    kinds: {
      contact: "Alguém deixa os seus dados numa página",
      contactWithdrawn: "Alguém retira os seus dados",
      invitation: "És convidado para uma equipa",
      joined: "Alguém se junta à tua equipa",
      left: "Alguém sai da tua equipa",
      cardAssigned: "É-te atribuído um cartão",
      cardUnassigned: "Um cartão deixa de te estar atribuído",
      removed: "És removido de uma equipa",
      contactsOffered: "Uma equipa que deixaste oferece-te os teus contactos",
      rejoined: "Estás de novo numa equipa",
      teamEnded: "O proprietário da tua equipa elimina a conta",
      visits: "Os números da semana, todas as segundas",
    },
    frequencies: {
      immediate: "De imediato",
      daily: "Diariamente",
      weekly: "Semanalmente",
      off: "Nunca",
    },
    saved: "Guardado",
    unverified:
      "O teu endereço de e-mail ainda não está confirmado. Até lá, os outros e-mails esperam: encontras tudo no sino.",
    visits: "Visitas",
  },
  stays: "Depois disso só {{page}} continua visível, como a tua página gratuita.",
  stayed: "Só {{page}} continua visível, como a tua página gratuita.",
  more: "{{names}} e mais {{left}}",
  staying: "Como escolheste, ficam: páginas {{pages}}, cartões {{cards}}.",
} satisfies Translated<typeof en>;
