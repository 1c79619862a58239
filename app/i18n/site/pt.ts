import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Feito com",
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
      message: "Mensagem",
    },
    optional: "opcional",
    consent: "Concordo que o dono desta página guarde estes dados para entrar em contacto comigo.",
    send: "Enviar",
  },
  card: {
    addToContacts: "Adicionar aos contactos",
    addToApple: "Adicionar à Apple Wallet",
    addToGoogle: "Adicionar à Google Wallet",
    scan: "Leia com o telemóvel",
    page: "Abrir página",
    help: {
      title: "Não acontece nada?",
      iphone: "Num iPhone: se nada acontecer, abre esta página no Safari.",
      android: "No Android: abre o ficheiro transferido com os Contactos.",
      inApp: "Dentro de outra aplicação: abre primeiro esta página no teu navegador.",
    },
    call: "Ligar",
    write: "Enviar um e-mail",
    map: "Ver no mapa",
  },
  swap: {
    action: "Partilha também os teus dados",
    thanksTitle: "Obrigado",
    thanksText: "Os teus dados seguem para {{name}}. Leva também os dados desta pessoa.",
    keep: "Adicionar {{name}} aos contactos",
  },
  counts: { link: "O que esta página conta" },
} satisfies Translated<typeof en>;
