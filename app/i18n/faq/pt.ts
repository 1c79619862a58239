import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Perguntas",
  questions: {
    seat: {
      ask: "O que é um lugar?",
      answer:
        "Espaço para uma página e um cartão de visita, com tudo o que o PRO tem. Com cinco lugares tens até cinco páginas e cinco cartões, todos na tua conta.",
    },
    free: {
      ask: "O que é gratuito?",
      answer:
        "Uma página e um cartão de visita, o tempo que quiseres: links, cabeçalhos e texto, temas gratuitos e códigos QR para imprimir. Não pedimos número de cartão.",
    },
    cycle: {
      ask: "Mensal ou anual?",
      answer:
        "O PRO custa {{monthly}} por lugar quando pagas todos os meses. Pago ao ano são {{year}} por lugar, ou seja, {{yearly}} por mês: menos {{percent}}%. De mensal para anual mudas logo, e o que pagaste pelo mês é descontado. De anual para mensal mudas no fim do ano que pagaste.",
    },
    payment: {
      ask: "Como posso pagar?",
      answer:
        "Com cartão de crédito ou PayPal, numa página da Stripe, a empresa que trata dos pagamentos. O número do teu cartão nunca chega até nós: vemos a marca e os últimos quatro dígitos.",
    },
    seats: {
      ask: "Posso acrescentar e retirar lugares?",
      answer:
        "Sim, a qualquer momento. Os lugares novos ficam logo disponíveis e só pagas o resto do período: o que pagaste pelo tempo que resta é creditado e todos os lugares são cobrados por esse tempo. Um código para um único pagamento não vale para alterações posteriores. Vês o valor exato antes de aceitares. Os lugares que retiras ficam até ao fim do período. Se então houver mais páginas ou cartões do que lugares, escolhes quais ficam: os outros descansam, nada é apagado, e voltam com os lugares.",
    },
    cancel: {
      ask: "O que acontece quando cancelo?",
      answer:
        "O PRO fica até ao fim do período que pagaste. Depois disso, as tuas páginas deixam de estar visíveis e os cartões ficam como os gratuitos. Ao cancelar podes escolher uma página que fica como a tua página gratuita, se nada nela precisar do PRO. Nada é apagado: podes exportar tudo, continuar mais tarde com uma página sem PRO, ou renovar e ter tudo como estava. Os códigos QR impressos continuam a responder.",
    },
    refund: {
      ask: "Posso receber o dinheiro de volta?",
      answer:
        "Nos 14 dias a seguir ao primeiro pagamento podes desistir com um botão na tua conta, e devolvemos tudo o que pagaste. Se voltares a comprar mais tarde e desistires em 14 dias, ficamos com a parte dos dias que usaste. Passados os 14 dias nada é devolvido: podes cancelar, e o PRO fica até ao fim do período.",
    },
    invoices: {
      ask: "Recebo faturas com IVA?",
      answer:
        "Cada pagamento tem uma fatura em PDF, na tua conta, em faturação. Indica o nome da empresa, a morada e o número de IVA ao pagar, ou mais tarde: aparecem nas faturas seguintes. Quando há imposto, vês o valor antes de pagar.",
    },
    moving: {
      ask: "Como mudo de outro produto para aqui?",
      answer:
        "Escolhe um tema e cola os teus links: nas redes que conhecemos, o nome e o ícone aparecem sozinhos. Não há importação automática. Publica a página e depois muda o link nos teus perfis. Os códigos impressos com o outro produto continuam a levar para lá: imprime novos, e estes podes apontar para outra página quando quiseres.",
    },
    leaving: {
      ask: "Posso levar tudo comigo?",
      answer:
        "Sim, em qualquer plano. A exportação é um zip: cada página como ficheiro que abre sem internet, páginas, cartões, códigos e contactos em JSON, e cada imagem tal como está guardada.",
    },
    wallet: {
      ask: "O que é um cartão na carteira do telemóvel?",
      answer:
        "O teu cartão de visita ao lado de bilhetes e cartões de embarque, no Apple Wallet ou no Google Wallet: com o código pronto a ser lido, mesmo sem rede. Quem o lê pode guardá-lo na sua própria carteira, e o que mudares aparece lá sozinho. Faz parte do PRO; um cartão gratuito é a página que o teu código abre.",
    },
  },
} satisfies Translated<typeof en>;
