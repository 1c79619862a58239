import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Esta página usa partes do PRO",
  text: "Para a guardar assim precisas de um plano. A versão gratuita é guardada sem:",
  textOpened:
    "Está guardada, mas não publicada: para isso precisas de um plano. A versão gratuita é publicada sem:",
  free: "A tua página sem PRO",
  kept: "A tua versão PRO fica guardada: com um plano podes recuperá-la no editor.",
  storedHere:
    "A tua versão PRO fica {{days}} dias neste navegador: com um plano podes recuperá-la no editor.",
  parts: {
    linkPictures: "Imagens de links",
    titleFont: "Tipo de letra dos títulos: {{name}}",
    textFont: "Tipo de letra dos textos: {{name}}",
    titleSize: "Tamanho do título",
    textColor: "Cor do texto",
    profileShape: "Foto de perfil a toda a largura",
    profileSize: "Tamanho da foto de perfil",
    backgroundImage: "Imagem de fundo",
    gradient: "Gradiente",
    branding: "Sem linha de marca",
    seoTitle: "Título para motores de busca",
    seoDescription: "Descrição para motores de busca",
    shape: "Forma dos botões",
    shadow: "Sombra",
    socialIcons: "Estilo dos ícones sociais",
    blockDesign: "Estilo próprio para alguns tipos de blocos",
    linkShape: "Forma desenhada dos links",
    pattern: "Padrão",
    texture: "Textura",
    design: "Design dos botões e disposição",
    publish: "Botão de publicação",
    theme: "Tema «{{name}}»: a versão gratuita tem a estrutura de «{{free}}»",
  },
  version: {
    kept: "A tua versão PRO de {{date}} está guardada. Recuperá-la substitui a página atual; podes anular.",
    needsPlan: "A tua versão PRO de {{date}} está guardada: com um plano podes recuperá-la.",
    needsPlanHere:
      "A tua versão PRO fica guardada neste navegador até {{until}}: com um plano podes recuperá-la.",
    bringBack: "Recuperar",
    delete: "Eliminar",
    deleteTitle: "Eliminar a versão PRO?",
    deleteText: "A tua página fica como está agora. Não é possível anular.",
    keep: "Manter",
    isBack:
      "A tua versão PRO está de volta, no lugar do que mudaste desde então. Guarda para a pôr na página, ou anula.",
    examples: "Os links e contactos que ainda são os exemplos do modelo ficam de fora ao guardar.",
    gone: "Esta versão já não pode ser lida.",
    notLoaded: "Não foi possível carregar esta versão. Tenta de novo.",
    notDeleted: "Não foi possível eliminar esta versão. Tenta de novo.",
  },
} satisfies Translated<typeof en>;
