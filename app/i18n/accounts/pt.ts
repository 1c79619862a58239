import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: {
      title: "Iniciar sessão",
      description: "Inicia sessão para editares as tuas páginas e cartões de visita.",
    },
    signUp: {
      title: "Criar conta",
      description: "Cria uma conta para a tua página e o teu cartão de visita. Não custa nada.",
    },
    forgotPassword: {
      title: "Recuperar palavra-passe",
      description: "Recebe um link para escolheres uma nova palavra-passe.",
    },
    forgotPasswordChange: {
      title: "Escolhe uma nova palavra-passe",
      description: "Escolhe uma nova palavra-passe para a tua conta.",
    },
    verifyEmail: { title: "Confirma o teu e-mail", description: "Confirma o e-mail da tua conta." },
    social: { title: "Iniciar sessão", description: "Inicia sessão com a Google ou a Apple." },
  },
  name: "Nome",
  email: "E-mail",
  password: "Palavra-passe",
  passwordRule: "Pelo menos {{min}} carateres",
  showPassword: "Mostrar palavra-passe",
  hidePassword: "Ocultar palavra-passe",
  login: {
    title: "Que bom ver-te de novo",
    submit: "Iniciar sessão",
    forgot: "Esqueceste-te da palavra-passe?",
    noAccount: "Ainda não tens conta?",
    signUp: "Criar conta",
  },
  signUp: {
    title: "Agora é contigo",
    text: "A conta guarda a tua página e o teu cartão. Não custa nada.",
    submit: "Criar conta",
    haveAccount: "Já tens conta?",
    logIn: "Iniciar sessão",
    made: "A sua página",
    madeText: "Fica publicada neste endereço assim que tiver uma conta.",
    madePaid: "Fica guardada na sua conta. Usa partes do PRO: lá decide como publicá-la.",
    logInInstead: "Iniciar sessão com este endereço",
    madeLater: "Fica publicada assim que tiver uma conta.",
  },
  forgot: {
    title: "Esqueceste-te da palavra-passe?",
    text: "Diz-nos o teu e-mail e enviamos-te um link para escolheres uma nova.",
    submit: "Enviar link",
    back: "Voltar ao início de sessão",
    sentTitle: "Vê a tua caixa de entrada",
    sentText:
      "Se houver uma conta com este e-mail, vai a caminho uma mensagem com um link. O link é válido durante uma hora.",
  },
  change: {
    title: "Escolhe uma nova palavra-passe",
    password: "Nova palavra-passe",
    confirm: "Nova palavra-passe, outra vez",
    submit: "Alterar palavra-passe",
    overTitle: "Este link já não é válido",
    overText: "Já foi usado ou tem mais de uma hora.",
    again: "Enviar novo link",
    doneTitle: "Palavra-passe alterada",
    doneText: "Terminámos todas as tuas sessões. Entra com a nova.",
  },
  verify: {
    withPassword: "Escreve a palavra-passe da conta, para sabermos que é tua.",
    title: "Confirma o teu e-mail",
    text: "Um toque, e ficamos a saber que este e-mail é teu.",
    submit: "Confirmar e-mail",
    doneTitle: "Tudo certo, o teu e-mail está confirmado",
    overTitle: "Este link já não é válido",
    overText: "Já foi usado ou é demasiado antigo.",
    confirmedText: "O teu e-mail já está confirmado: não tens de fazer mais nada.",
    loginText: "Inicia sessão e enviamos-te um novo link.",
    sent: "Novo link enviado para {{email}}",
    onward: "Ir para o painel",
  },
  social: {
    or: "ou",
    continue: "Continuar com {{provider}}",
    backToWays: "Formas de entrar",
    link: "Ligar e entrar",
    mailInstead: "Envia-me antes um link",
    mailAgain: "Enviar o link outra vez",
    cancelled: { title: "Cancelaste em {{provider}}", text: "Nada mudou. O que criaste continua aqui." },
    refused: {
      title: "{{provider}} não te deixou entrar",
      text: "Enviou uma resposta que não podemos aceitar. Tenta outra vez.",
    },
    expired: {
      title: "Demorou demasiado",
      text: "Esta entrada já não é válida: foi usada antes ou passaram dez minutos. Começa de novo.",
    },
    state: {
      title: "Isto não começou aqui",
      text: "A entrada começou noutro navegador ou janela. Começa de novo neste.",
    },
    away: { title: "{{provider}} não responde", text: "Tenta daqui a pouco ou entra de outra forma." },
    known: {
      title: "Já tens uma conta",
      text: "Prova uma vez que a conta de {{email}} é tua. A partir daí entras com {{provider}}.",
    },
    mailed: {
      title: "Vê o teu correio",
      text: "Enviámos um link para {{email}}. Abre-o neste navegador para continuar. É válido durante uma hora.",
    },
    "no-email": {
      title: "{{provider}} não nos deu um endereço",
      text: "Sem um endereço de e-mail não podemos criar uma conta. Regista-te com o teu e-mail.",
    },
    held: {
      title: "Este endereço está reservado durante uma semana",
      text: "Uma conta deixou-o há poucos dias e ainda o pode recuperar. Tenta mais tarde ou regista-te com outro endereço.",
    },
    disabled: { title: "Esta conta está desativada", text: "Não é possível entrar com ela." },
    taken: {
      title: "{{provider}} está ligado a outra conta",
      text: "Essa tua conta em {{provider}} já dá entrada a outra aqui. Desliga-a lá primeiro.",
    },
    elsewhere: {
      title: "Essa é outra conta",
      text: "Entraste em {{provider}} com uma conta que não está ligada à tua aqui.",
    },
    "too-many": { title: "Demasiadas tentativas", text: "Espera dez minutos e tenta outra vez." },
  },
  passkey: {
    signIn: "Entrar com uma chave de acesso",
    none: "Não foi usada nenhuma chave de acesso. Tenta outra vez ou entra de outra forma.",
  },
  prove: {
    title: "Confirma o teu endereço",
    text: "Com um clique provas que {{email}} é teu e entras.",
    submit: "Confirmar e entrar",
    elsewhereTitle: "Abre este link onde começaste",
    elsewhereText: "Funciona no navegador em que quiseste entrar. Se não foste tu, não tens de fazer nada.",
  },
  invited: "{{team}} convida-te para a sua equipa. O convite é para {{email}}: usa este endereço.",
} satisfies Translated<typeof en>;
