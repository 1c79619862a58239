import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Contabilidade e finanças",
  agriculture: "Agricultura",
  architecture: "Arquitetura e interiores",
  arts: "Artes e design",
  automotive: "Automóvel",
  beauty: "Beleza e bem-estar",
  construction: "Construção e ofícios",
  consulting: "Consultoria",
  education: "Educação",
  events: "Eventos",
  fashion: "Moda",
  fitness: "Exercício e desporto",
  food: "Restauração e hotelaria",
  healthcare: "Saúde",
  it: "Informática e programação",
  legal: "Direito",
  marketing: "Marketing e média",
  music: "Música e espetáculo",
  nonProfit: "Sem fins lucrativos",
  photography: "Fotografia e filme",
  realEstate: "Imobiliário",
  retail: "Comércio e vendas online",
} satisfies Translated<typeof en>;
