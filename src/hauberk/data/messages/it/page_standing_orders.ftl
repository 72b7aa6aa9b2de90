# Ordini permanenti sulla pagina

## Ordini permanenti
page-left-title = Ordini permanenti
page-left-about = Nessun altro li vede. Ciò che rispondono è detto nel diario come fatto per ordine permanente.
page-left-none = Non avete lasciato ordini: tutto ciò che vi è chiesto vi attende.
page-left-add = Aggiungere un ordine
page-left-whom = Per chi
page-left-everybody = Tutti quelli senza ordini propri
page-left-toward = Verso l'esagono
page-left-leave = Lasciare quest'ordine
page-left-drop = Togliere
page-left-dry = Prova a vuoto
page-left-dry-about = Ciò che avrebbero fatto nell'ultima fase in cui vi è stato chiesto qualcosa.
page-left-dry-none = Non vi è ancora stato chiesto nulla.
page-left-asked = Domanda
page-left-answered = La vostra risposta
page-left-ordered = I vostri ordini
page-left-drop-all = Togliere tutti
