import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Wszystko, co jest na ekranie, zostało. Sprawdź połączenie i spróbuj ponownie.",
  meta: {
    settings: {
      title: "Powiadomienia",
      description: "Wybierz, jak często do ciebie piszemy.",
    },
  },
  kinds: {
    paid: "Otrzymaliśmy twoją płatność {{price}}. Plan jest opłacony do: {{date}}.",
    paymentFailed: "Płatność {{price}} za twój plan nie powiodła się.",
    actionNeeded: "Twój bank prosi o potwierdzenie płatności {{price}}.",
    renewsSoon: "Twój plan odnowi się {{date}} za {{price}}.",
    endsSoon: "Twój plan kończy się {{date}}.",
    ended: {
      unknown: "Twój plan zakończył się {{date}}.",
      cancelled: "Twój plan zakończył się {{date}}, ponieważ został anulowany.",
      payment: "Twój plan zakończył się {{date}}, ponieważ płatność się nie powiodła.",
      withdrawn: "Twój plan zakończył się {{date}}, ponieważ odstąpiono od zakupu.",
    },
    withdrawn:
      "Odstąpiono od zakupu. Zwróciliśmy {{price}}; dotarcie środków może potrwać do dziesięciu dni.",
    subscriptionCancelled: "Twój plan jest anulowany i pozostaje aktywny do: {{date}}.",
    contact: "{{name}} zostawia swoje dane na twojej stronie {{page}}.",
    contactUnnamed: "Ktoś zostawił swoje dane na twojej stronie {{page}}.",
    contactByCard: "{{name}} zostawia swoje dane na Twojej wizytówce {{card}}.",
    contactByCardUnnamed: "Ktoś zostawił swoje dane na Twojej wizytówce {{card}}.",
    contactWithdrawn: "Ktoś wycofał dane, które Ci zostawił. Zostały usunięte.",
    contactsExpire:
      "Od {{date}} usuwane są kontakty, z którymi ostatnie spotkanie odbyło się ponad {{months}} mies. temu. Do tego czasu możesz je wyeksportować albo wybrać dłuższe przechowywanie.",
    invitation: "{{name}} zaprasza cię do swojego zespołu.",
    joined: "{{name}} jest teraz w twoim zespole.",
    left: "{{name}} nie jest już w twoim zespole.",
    cardAssigned: "Przypisano ci wizytówkę {{title}}.",
    cardUnassigned: "Wizytówka {{title}} nie jest już do ciebie przypisana.",
    identityAdded: "{{provider}} połączono z twoim kontem.",
    identityRemoved: "{{provider}} odłączono od twojego konta.",
    passkeyAdded: "Do twojego konta dodano klucz dostępu.",
    passkeyRemoved: "Z twojego konta usunięto klucz dostępu.",
    passwordChanged: "Twoje hasło zostało zmienione.",
    emailChanged: "Twój adres e-mail został zmieniony.",
    newDevice: "Nowe logowanie na twoje konto: {{where}}.",
    newDeviceUnknown: "Nowe logowanie na twoje konto.",
    signedOut: "Ktoś użył starego logowania po raz drugi, więc zakończyliśmy tę sesję.",
    actedAs: "Nasze wsparcie było na twoim koncie. Powód: {{reason}}",
    exportReady: "Twój eksport jest gotowy. Możesz go pobrać do: {{date}}.",
    paidOnly: "Otrzymaliśmy twoją płatność {{price}}. Plan był już wtedy zakończony.",
    paidRenews:
      "Otrzymaliśmy twoją płatność {{price}}. Plan jest opłacony do: {{date}}, potem odnawia się sam.",
    paymentFailedNext:
      "Płatność {{price}} za twój plan nie powiodła się. Spróbujemy ponownie {{next}}; bez płatności plan skończy się najpóźniej {{ends}}.",
    paymentFailedLast:
      "Płatność {{price}} za twój plan znów się nie powiodła. Ostatnia próba: {{next}}. Jeśli i ona się nie uda, plan się skończy, a twoje strony przestaną być widoczne.",
    planKept: "Twój plan działa dalej bez zmian. Odnowi się {{date}} za {{price}}.",
    changePlanned: {
      monthly:
        "Twój plan zmieni się {{date}}. Odtąd: miejsca {{seats}}, płatne miesięcznie. Do tego dnia wszystko zostaje i możesz wycofać zmianę.",
      yearly:
        "Twój plan zmieni się {{date}}. Odtąd: miejsca {{seats}}, płatne rocznie. Do tego dnia wszystko zostaje i możesz wycofać zmianę.",
    },
    shrinksSoon:
      "Od {{date}} twój plan ma mniej miejsc: {{seats}}. Teraz jest więcej, a reszta przestanie być widoczna: strony {{pages}}, wizytówki {{cards}}. Wybierz w rozliczeniach, co zostaje, albo zachowaj miejsca.",
    shrunk:
      "Twój plan ma teraz mniej miejsc: {{seats}}. To, co się nie mieści, czeka i nie jest pokazywane: strony {{pages}}, wizytówki {{cards}}. Nic nie zostało skasowane. W rozliczeniach zobaczysz, jak wybrać, co jest online, albo dodać miejsca.",
    shrinksSoonChosen:
      "Od {{date}} twój plan ma mniej miejsc: {{seats}}. {{staying}} Reszta przestanie być widoczna: strony {{pages}}, wizytówki {{cards}}. W rozliczeniach możesz wybrać na nowo albo zachować miejsca.",
    removed: "Nie jesteś już w zespole {{name}}.",
    contactsOffered: "{{name}} pozwala ci zabrać kontakty poznane w zespole. Możesz je pobrać do {{date}}.",
    rejoined: "Znów należysz do zespołu: {{name}}.",
    teamEnded:
      "{{name}} usuwa swoje konto. Zespołu i jego wizytówek już nie ma; twoje własne konto pozostaje bez zmian.",
    visits:
      "Twój tydzień do {{date}}: wyświetlenia {{views}}, odwiedzający dziennie {{visitors}}, kliknięcia co najmniej {{clicks}}, skany {{scans}}, kontakty {{contacts}}.",
  },
  list: {
    title: "Powiadomienia",
    markAll: "Oznacz wszystko jako przeczytane",
    settings: "Wszystkie ustawienia",
    more: "Pokaż więcej",
    unread: "Nieprzeczytane",
    loading: "Wczytywanie powiadomień",
    empty: "Jeszcze nic",
    emptyText: "Tutaj pojawią się nowe kontakty, płatności i logowania.",
    failed: "Nie udało się wczytać powiadomień.",
    retry: "Spróbuj ponownie",
  },
  settings: {
    text: "Wybierz, jak często wysyłamy ci wiadomości o każdej z tych rzeczy. Pod dzwonkiem zawsze znajdziesz wszystko.",
    always: "Wiadomości o bezpieczeństwie konta i o płatnościach wysyłamy zawsze od razu.",
    digests:
      "Codzienne wiadomości przychodzą o 8:00, cotygodniowe w poniedziałek o 8:00. Strefa czasowa: {{zone}}.",
    changeZone: "Zmień strefę czasową",
    contact: "Kontakty",
    team: "Zespół",
    kinds: {
      contact: "Ktoś zostawia swoje dane na stronie",
      contactWithdrawn: "Ktoś wycofuje swoje dane",
      invitation: "Dostajesz zaproszenie do zespołu",
      joined: "Ktoś dołącza do twojego zespołu",
      left: "Ktoś opuszcza twój zespół",
      cardAssigned: "Przypisano ci wizytówkę",
      cardUnassigned: "Wizytówka nie jest już do ciebie przypisana",
      removed: "Usuwają cię z zespołu",
      contactsOffered: "Zespół, z którego odszedłeś, udostępnia ci twoje kontakty",
      rejoined: "Znów należysz do zespołu",
      teamEnded: "Właściciel twojego zespołu usuwa konto",
      visits: "Liczby z tygodnia, w każdy poniedziałek",
    },
    frequencies: {
      immediate: "Od razu",
      daily: "Codziennie",
      weekly: "Co tydzień",
      off: "Nigdy",
    },
    saved: "Zapisano",
    unverified:
      "Twój adres e-mail nie jest jeszcze potwierdzony. Do tego czasu inne wiadomości czekają: wszystko znajdziesz pod dzwonkiem.",
    visits: "Odwiedziny",
  },
  stays: "Potem widoczna pozostanie tylko strona {{page}} jako twoja bezpłatna strona.",
  stayed: "Nadal widoczna jest tylko strona {{page}} jako twoja bezpłatna strona.",
  more: "{{names}} i jeszcze {{left}}",
  staying: "Zgodnie z wyborem zostają: strony {{pages}}, wizytówki {{cards}}.",
} satisfies Translated<typeof en>;
