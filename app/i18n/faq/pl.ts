import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Pytania",
  questions: {
    seat: {
      ask: "Czym jest miejsce?",
      answer:
        "To przestrzeń na jedną stronę i jedną wizytówkę, ze wszystkim, co ma PRO. Z pięcioma miejscami masz do pięciu stron i pięciu wizytówek, wszystkie na jednym koncie.",
    },
    free: {
      ask: "Co jest bezpłatne?",
      answer:
        "Jedna strona i jedna wizytówka, tak długo, jak chcesz: linki, nagłówki i tekst, bezpłatne motywy i kody QR do druku. Nie pytamy o numer karty.",
    },
    cycle: {
      ask: "Miesięcznie czy rocznie?",
      answer:
        "PRO kosztuje {{monthly}} za miejsce przy płatności co miesiąc. Przy płatności rocznej to {{year}} za miejsce, czyli {{yearly}} miesięcznie: o {{percent}}% mniej. Z płatności miesięcznej na roczną przechodzisz od razu, a kwota zapłacona za miesiąc jest zaliczana. Z rocznej na miesięczną przechodzisz z końcem opłaconego roku.",
    },
    payment: {
      ask: "Jak mogę zapłacić?",
      answer:
        "Kartą kredytową albo przez PayPal, na stronie firmy Stripe, która obsługuje płatności. Numer karty nigdy do nas nie trafia: widzimy jej markę i cztery ostatnie cyfry.",
    },
    seats: {
      ask: "Czy mogę dodawać i usuwać miejsca?",
      answer:
        "Tak, w każdej chwili. Nowe miejsca są od razu, a płacisz tylko za resztę okresu: to, co zapłacono za pozostały czas, jest zaliczane, a wszystkie miejsca są za ten czas liczone. Kod na jedną płatność nie obejmuje późniejszych zmian. Dokładną kwotę widzisz, zanim się zgodzisz. Usunięte miejsca zostają do końca okresu. Jeśli stron albo wizytówek jest wtedy więcej niż miejsc, wybierasz, które zostają: pozostałe czekają, nic nie jest kasowane i wracają razem z miejscami.",
    },
    cancel: {
      ask: "Co się dzieje, gdy anuluję?",
      answer:
        "PRO działa do końca opłaconego okresu. Potem strony przestają być widoczne, a wizytówki wyglądają jak bezpłatne. Anulując, możesz wybrać jedną stronę, która zostaje jako bezpłatna, jeśli nic na niej nie wymaga PRO. Nic nie jest kasowane: możesz wszystko wyeksportować, później prowadzić dalej jedną stronę bez PRO albo odnowić i mieć wszystko jak wcześniej. Wydrukowane kody QR działają dalej.",
    },
    refund: {
      ask: "Czy mogę odzyskać pieniądze?",
      answer:
        "W ciągu 14 dni od pierwszej płatności możesz odstąpić jednym przyciskiem na swoim koncie, a zwracamy wszystko, co zostało zapłacone. Jeśli kupisz ponownie i odstąpisz w ciągu 14 dni, zatrzymujemy część za wykorzystane dni. Po 14 dniach nic nie jest zwracane: możesz anulować, a PRO działa do końca okresu.",
    },
    invoices: {
      ask: "Czy dostanę faktury z VAT?",
      answer:
        "Do każdej płatności jest faktura w PDF, na koncie w rozliczeniach. Nazwę firmy, adres i numer VAT podajesz przy płatności albo później: pojawią się na kolejnych fakturach. Jeśli dolicza się podatek, zobaczysz go przed zapłatą.",
    },
    moving: {
      ask: "Jak przenieść się z innego produktu?",
      answer:
        "Wybierz motyw i wklej swoje linki: w sieciach, które znamy, nazwa i ikona pojawiają się same. Automatycznego importu nie ma. Opublikuj stronę, a potem zmień link w swoich profilach. Kody wydrukowane w innym produkcie nadal prowadzą tam: wydrukuj nowe, a te możesz w każdej chwili skierować na inną stronę.",
    },
    leaving: {
      ask: "Czy mogę zabrać wszystko ze sobą?",
      answer:
        "Tak, w każdym planie. Eksport to jeden plik zip: każda strona jako plik, który otwiera się offline, strony, wizytówki, kody i kontakty jako JSON oraz każdy obraz tak, jak jest zapisany.",
    },
    wallet: {
      ask: "Czym jest wizytówka w portfelu telefonu?",
      answer:
        "Twoja wizytówka obok biletów i kart pokładowych, w Apple Wallet lub Google Wallet: z kodem gotowym do zeskanowania, także bez sieci. Kto go zeskanuje, może zachować ją we własnym portfelu, a to, co zmienisz, pojawi się tam samo. To część PRO; bezpłatna wizytówka to strona, którą otwiera Twój kod.",
    },
  },
} satisfies Translated<typeof en>;
