import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Feito com",
  unknown: { title: "Página não encontrada", text: "A página que procuras não está disponível." },
  deleted: { title: "Esta página foi eliminada", text: "Quem a criou retirou-a." },
  expired: { title: "Esta página expirou", text: "Quem a criou pode recuperá-la a qualquer momento." },
  gone: {
    title: "Por agora, este código não leva a lado nenhum",
    text: "O código funciona, mas aquilo a que levava foi retirado.",
  },
  walletLater: {
    title: {
      google: "A Google Wallet não está a responder",
      apple: "De momento não é possível criar o cartão para a Apple Wallet",
    },
    text: "O cartão continua aqui. Tenta de novo daqui a alguns minutos ou guarda-o nos teus contactos.",
    back: "Voltar ao cartão",
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
  },
  sensitive: {
    title: "Antes de continuar",
    text: {
      from18: "Esta página pode mostrar conteúdo só para adultos.",
      from21: "Esta página pode mostrar conteúdo reservado a maiores de 21 anos.",
      from25: "Esta página pode mostrar conteúdo sensível, para maiores de 25 anos.",
    },
    confirm: "Tenho {{age}} anos ou mais, mostrar a página",
    leave: "Não, sair",
    again: "Voltamos a perguntar daqui a um dia.",
  },
  contactForm: {
    failed: "Os teus dados ainda não foram enviados",
    thanksTitle: "Obrigado",
    thanksText: "Os teus dados seguem para quem gere esta página.",
    back: "Voltar à página",
  },
  report: {
    title: "Denunciar esta página",
    text: "O que há de errado com {{address}}? Vemos todas as denúncias; quem gere a página não fica a saber quem a enviou.",
    reason: "Motivo",
    reasons: {
      phishing: "Tenta roubar palavras-passe ou dinheiro",
      malware: "Espalha vírus ou outro software malicioso",
      spam: "É spam",
      impersonation: "Faz-se passar por outra pessoa",
      copyright: "Usa o meu trabalho ou marca sem autorização",
      illegal: "É ilegal",
      adult: "Mostra conteúdo para adultos sem aviso",
      other: "Outro motivo",
    },
    details: "O que devemos saber?",
    email: "O teu e-mail, se te pudermos fazer perguntas",
    send: "Enviar denúncia",
    failed: "A denúncia ainda não foi enviada",
    thanksTitle: "Obrigado por avisares",
    thanksText: "Vamos analisar a página.",
    back: "Voltar à página",
  },
} satisfies Translated<typeof en>;
