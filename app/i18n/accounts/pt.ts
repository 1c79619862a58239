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
} satisfies Translated<typeof en>;
