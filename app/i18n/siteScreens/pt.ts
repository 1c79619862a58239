import type { Translated } from "../translated";
import type en from "./en";

export default {
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
  own: {
    title: "Os dados que deixaste",
    text: "Aqui vês o que deixaste e a quem. Podes corrigi-lo ou retirá-lo, sem precisares de conta.",
    at: "Deixados em",
    place: "Deixados a",
    agreed: "Aceitaste",
    correct: "Corrigir os teus dados",
    save: "Guardar correções",
    saved: "As tuas correções foram guardadas.",
    failed: "As tuas correções ainda não foram guardadas",
    withdrawTitle: "Retirar",
    withdrawText:
      "Os teus dados são eliminados de imediato e para sempre. Quem os tinha fica a saber que alguém os retirou, mas não quem.",
    withdraw: "Retirar e eliminar",
    goneTitle: "Já não há nada aqui",
    goneText: "Estes dados foram retirados ou eliminados, ou a ligação está incompleta.",
    withdrawnTitle: "Retiraste os teus dados",
    withdrawnText:
      "Os teus dados foram eliminados. Quem os tinha fica a saber que alguém os retirou, mas não quem.",
  },
  counts: {
    what: "Visualizações, cliques em ligações, códigos lidos, ficheiros de contacto guardados e dados deixados, com o site ou a aplicação de onde se vem, o país, o tipo de dispositivo e o idioma.",
    how: "Para isso não é preciso nenhum cookie nem script. Para distinguir os visitantes, o teu endereço e o teu navegador tornam-se um número que não pode ser revertido; é apagado quando o dia acaba. Nenhum dos dois é guardado.",
    kept: "Quem tem a página vê as somas, nunca quem foi. São guardadas durante 25 meses.",
    asked: "Se o teu navegador enviar «Do not track» ou «Global Privacy Control», nem esse número é criado.",
    isOn: "Este dispositivo é contado.",
    isOff: "Este dispositivo não é contado.",
    turnOff: "Não me contes",
    turnOn: "Volta a contar-me",
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
