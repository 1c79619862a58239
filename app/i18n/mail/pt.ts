import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Olá, {{name}},",
  ignore: "Se não foste tu, podes ignorar esta mensagem.",
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
