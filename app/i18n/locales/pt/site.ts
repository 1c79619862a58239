export const site = {
  madeWith: "Feito com",
  unknown: { title: "Página não encontrada", text: "A página que procuras não está disponível." },
  deleted: { title: "Esta página foi eliminada", text: "Quem a criou retirou-a." },
  expired: { title: "Esta página expirou", text: "Quem a criou pode recuperá-la a qualquer momento." },
  gone: {
    title: "Por agora, este código não leva a lado nenhum",
    text: "O código funciona, mas aquilo a que levava foi retirado.",
  },
  makeYourOwn: "Criar a tua página",
  page: { report: "Denunciar esta página", play: "Reproduzir" },
  form: {
    fields: {
      name: "Nome",
      phone: "Telefone",
      email: "E-mail",
      position: "Cargo",
      company: "Empresa",
      linkedIn: "LinkedIn",
    },
    optional: "opcional",
    consent: "Concordo que o dono desta página guarde estes dados para entrar em contacto comigo.",
    send: "Enviar",
  },
  card: {
    addToContacts: "Adicionar aos contactos",
    page: "Abrir página",
    help: {
      title: "Não acontece nada?",
      iphone: "Num iPhone: se nada acontecer, abre esta página no Safari.",
      android: "No Android: abre o ficheiro transferido com os Contactos.",
      inApp: "Dentro de outra aplicação: abre primeiro esta página no teu navegador.",
    },
  },
};
