export const meta = {
  landing: {
    title: "A tua página e o teu cartão, num só link",
    description:
      "Cria uma página com todos os teus links e um cartão de visita digital, e partilha os dois por link, código QR e carteira do telemóvel.",
  },
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
  pricing: {
    title: "Preços",
    description:
      "Uma página e um cartão são gratuitos. O PRO acrescenta designs, ficheiros de contacto e lugares para uma equipa.",
  },
  dashboard: { title: "Painel", description: "As tuas páginas e cartões de visita." },
  dashboardPages: { title: "Páginas", description: "As tuas páginas." },
  dashboardCards: { title: "Cartões para a Wallet", description: "Os teus cartões de visita." },
  editorPage: {
    title: "Editor de páginas",
    description: "Cria uma página com os teus links: escreve, vê, publica.",
  },
  editorCard: {
    title: "Editor de cartões",
    description: "Cria um cartão de visita digital com um código QR.",
  },
  sharePage: {
    title: "Partilhar página",
    description: "Partilha a tua página por link, código QR e e-mail.",
  },
  shareCard: {
    title: "Partilhar cartão",
    description: "Partilha o teu cartão de visita por link e código QR.",
  },
  notFound: { title: "Página não encontrada", description: "A página que procuras não está disponível." },
};
