import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Olá, {{name}},",
  ignore: "Se não foste tu, podes ignorar esta mensagem.",
  safety: "Recebes este e-mail porque diz respeito à segurança da tua conta.",
  signature: "{{brand}}: a tua página e o teu cartão, num só link",
  resetPassword: {
    subject: "Escolhe uma nova palavra-passe",
    body: "Alguém pediu uma nova palavra-passe para a tua conta {{brand}}. O link funciona uma vez, durante uma hora.",
    action: "Escolher palavra-passe",
  },
  verifyEmail: {
    subject: "Confirma o teu e-mail",
    body: "Damos-te as boas-vindas à {{brand}}. Confirma que este e-mail é teu.",
    action: "Confirmar e-mail",
  },
  refreshReuse: {
    subject: "Terminámos a tua sessão por segurança",
    body: "Em {{at}}, alguém usou pela segunda vez um início de sessão antigo da tua conta. Terminámos essa sessão. Se não foste tu, escolhe uma nova palavra-passe.",
    action: "Escolher palavra-passe",
  },
  passwordChanged: {
    subject: "A tua palavra-passe foi alterada",
    body: "A palavra-passe da tua conta {{brand}} foi alterada em {{at}}. Se não foste tu, escolhe já uma nova.",
    action: "Escolher palavra-passe",
  },
  actedFor: {
    subject: "A nossa equipa de apoio esteve na tua conta",
    body: "Para te ajudar, a nossa equipa trabalhou na tua conta {{brand}} durante uma hora, no máximo, a partir de {{at}}. Motivo: {{reason}}. Não pode ver nem mudar a forma como inicias sessão, nem pagar nada em teu nome.",
    action: "Abrir o teu painel",
    why: "Se não pediste ajuda, escreve-nos.",
  },
  accountDeleted: {
    subject: "A tua conta foi eliminada",
    body: "Em {{at}} a tua conta {{brand}} foi eliminada, com as suas páginas, cartões e contactos. As páginas e os cartões deixam de estar visíveis de imediato; o resto é apagado em minutos. Ninguém pode anular isto. Os códigos impressos continuam a responder, com uma página que diz que o destino já não existe.",
    action: "Abrir {{brand}}",
    why: "Este é o último e-mail sobre esta conta. O teu endereço está livre: podes voltar a registar-te com ele.",
  },
  exportReady: {
    subject: "A tua exportação está pronta",
    body: "Tudo o que está na tua conta {{brand}} está num único ficheiro. Podes descarregá-lo até {{at}}, com a sessão iniciada.",
    action: "Descarregar exportação",
    why: "Recebes este e-mail porque foi pedida uma exportação na tua conta. Se não foste tu, escolhe uma nova palavra-passe.",
  },
  changeEmail: {
    subject: "Confirma o teu novo endereço de e-mail",
    body: "Pediste à {{brand}} que te contacte neste endereço a partir de agora. Ele passa a valer quando o confirmares com a sessão iniciada. Até lá, nada muda.",
    action: "Confirmar novo endereço",
  },
  emailChanged: {
    subject: "O teu endereço de e-mail foi alterado",
    body: "Em {{at}}, o endereço de e-mail da tua conta {{brand}} foi alterado e este deixou de valer. Se não foste tu, anula a alteração no prazo de sete dias: escolhes uma nova palavra-passe e todas as sessões são terminadas.",
    action: "Anular a alteração",
  },
  newDevice: {
    subject: "Novo início de sessão na tua conta",
    body: "Alguém iniciou sessão na tua conta {{brand}} num dispositivo que ainda não tinha sido usado. Se foste tu, não precisas de fazer nada. Se não, termina a sessão nesse dispositivo e escolhe uma nova palavra-passe.",
    action: "Ver os teus dispositivos",
    device: "Dispositivo",
    place: "Local",
    at: "Hora",
  },
  identityLinked: {
    subject: "{{provider}} foi ligado à tua conta",
    body: "Desde {{at}} podes entrar na tua conta {{brand}} com {{provider}}. Se não foste tu, escolhe já outra palavra-passe e desliga-o.",
    action: "Escolher palavra-passe",
  },
  identityUnlinked: {
    subject: "{{provider}} já não está ligado à tua conta",
    body: "Desde {{at}} já não podes entrar na tua conta {{brand}} com {{provider}}. Se não foste tu, escolhe já outra palavra-passe.",
    action: "Escolher palavra-passe",
  },
  passkeyAdded: {
    subject: "Foi adicionada uma chave de acesso à tua conta",
    body: "Em {{at}} foi adicionada uma chave de acesso à tua conta {{brand}}. Se não foste tu, escolhe já outra palavra-passe e remove-a.",
    action: "Escolher palavra-passe",
  },
  passkeyRemoved: {
    subject: "Foi removida uma chave de acesso da tua conta",
    body: "Em {{at}} foi removida uma chave de acesso da tua conta {{brand}}. Se não foste tu, escolhe já outra palavra-passe.",
    action: "Escolher palavra-passe",
  },
  waysInRemoved: {
    subject: "A tua conta é só tua",
    body: "Em {{at}} provaste que este endereço é teu. Ninguém o tinha feito antes, por isso removemos qualquer outro acesso à tua conta {{brand}}: palavra-passe, chaves de acesso, contas ligadas e sessões abertas. Podes escolher outra palavra-passe.",
    action: "Escolher palavra-passe",
  },
  proveSocial: {
    subject: "Confirma que entras com {{provider}}",
    body: "Alguém está a entrar em {{brand}} com {{provider}} e este endereço. Se és tu, abre o link no navegador onde começaste. É válido durante uma hora.",
    action: "Continuar",
  },
  newContact: {
    subject: "Novo contacto da tua página {{title}}",
    body: "Alguém deixou os seus dados na tua página {{title}}:",
    action: "Abrir o teu painel",
    page: "Página",
    at: "Enviado",
    consent: "Concordou com",
    why: "Recebes este e-mail porque a tua página tem um formulário de contacto.",
    reply:
      "A tua resposta a este e-mail vai para a pessoa que deixou os seus dados. Recebes este e-mail porque a tua página tem um formulário de contacto.",
  },
  newContacts: {
    subject_one: "{{count}} novo contacto das tuas páginas",
    subject_other: "{{count}} novos contactos das tuas páginas",
    body_one: "{{count}} pessoa deixou os seus dados nas tuas páginas:",
    body_other: "{{count}} pessoas deixaram os seus dados nas tuas páginas:",
  },
  sharePage: {
    subject: "{{sender}} partilha uma página contigo",
    greeting: "Olá,",
    body: "{{sender}} quer mostrar-te esta página: {{title}}",
    action: "Abrir página",
    why: "Recebeste esta mensagem porque alguém indicou o teu endereço em {{brand}}. Não precisas de fazer nada.",
  },
} satisfies Translated<typeof en>;
