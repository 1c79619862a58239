/** Cards of a team in lists and where they are shared: assigned, given back, left. */
export default {
  assign: "Assign to…",
  unassign: "Unassign",
  leave: "Leave the team",
  giveBack: "Give back",
  assigned: "Assigned to {{who}}",
  invited: "{{who}} is invited",
  expired: "The invitation of {{who}} is over",
  ofTeam: "Team of {{team}}",
  paused: "The team’s plan is over: the card can be seen and not changed.",
  make: "Make my card in the team of {{team}}",
  forMember: "This card is for {{who}}. It is assigned to them once you save it.",
  form: {
    title: "Assign “{{title}}”",
    text: "Who is not in your team yet gets an invitation by mail. The card stays yours.",
    email: "E-mail address of the member",
    submit: "Assign",
    sending: "Assigning…",
  },
  done: {
    assigned: "The card was assigned to {{who}}.",
    invited: "{{who}} is invited. The card is theirs once they accept.",
    unassigned: "The card is no longer assigned.",
    left: "You have left the team of {{team}}.",
    given: "The card was given back.",
  },
  take: {
    title: "Take “{{title}}” from {{who}}?",
    text: "It leaves their dashboard at once. The card, its codes and its contacts stay with you.",
  },
  back: {
    title: "Give “{{title}}” back?",
    text: "Visitors no longer see the card, and phones mark it as inactive. The team’s owner can put it back for 30 days.",
  },
  leaving: {
    title: "Leave the team of {{team}}?",
    text: "The card and the contacts you met with it stay with the team. Your own account stays as it is.",
  },
  holder: {
    label: "Whose cards",
    all: "All cards",
    members: "Assigned to members",
    nobody: "Not assigned",
    teams: "From teams I am in",
    none: "No card fits.",
  },
};
