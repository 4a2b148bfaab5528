export const words = {
	site: 'Ruedas y formularios para probar',
	start: {
		title: 'Le damos la bienvenida a Rueda',
		intro: 'Este sitio muestra todos los bloques de Rueda en funcionamiento. Pruebe y cambie lo que quiera: nada sale de este ordenador.',
		visitors: 'Para visitantes',
		admins: 'Para administradores',
	},
	admin: {
		page: {
			title: 'Escribir una página',
			about: 'El editor, con los bloques de Rueda en su propia categoría.',
		},
		wheels: {
			title: 'Ruedas',
			about: 'Las preguntas que se hacen a los visitantes y la forma de responderlas.',
		},
		forms: {
			title: 'Formularios',
			about: 'Los campos como bloques, los correos que envían y lo que se dice a los visitantes.',
		},
		messages: {
			title: 'Mensajes',
			about: 'Lo que los visitantes han enviado con un formulario.',
		},
		reports: {
			title: 'Informes',
			about: 'Las ruedas que los visitantes han guardado.',
		},
		settings: {
			title: 'Ajustes',
			about: 'Lo que Rueda guarda y lo que elimina cuando se desinstala.',
		},
		mail: {
			title: 'Correo interceptado',
			about: 'Ningún correo sale de este sitio. Aquí se ve lo que se habría enviado.',
		},
	},
	life: {
		title: 'Rueda de la vida',
		intro: 'Ocho áreas de su vida y una pregunta para cada una: ¿cuál es hoy su grado de satisfacción? Se tarda unos dos minutos y no hay respuestas incorrectas.',
		areas: [
			[
				'Salud',
				'El sueño, la comida, el movimiento y cómo se encuentra su cuerpo.',
			],
			[ 'Familia', 'Las personas de las que viene y con las que vive.' ],
			[ 'Trabajo', 'Lo que hace durante el día y lo que eso le aporta.' ],
			[
				'Amistades',
				'Las personas a las que puede llamar y que le llaman.',
			],
			[
				'Dinero',
				'Lo que entra, lo que sale y con qué tranquilidad lo mira.',
			],
			[ 'Ocio', 'El tiempo para lo que hace por puro gusto.' ],
			[
				'Aprendizaje',
				'Lo que es nuevo para usted y lo que cada vez hace mejor.',
			],
			[ 'Hogar', 'El lugar donde vive y si le gusta volver a él.' ],
		],
		// En el orden de las áreas; las que no tienen no dicen nada en el informe.
		advice: {
			0: {
				adviceLow:
					'Empiece por el sueño: esta semana, acuéstese cada noche media hora antes.',
				adviceMiddle:
					'Conserve lo que le sienta bien y añada un paseo por semana.',
				adviceHigh:
					'Se cuida bien. Anote lo que le ayuda, para tiempos más difíciles.',
			},
			2: {
				adviceLow:
					'Anote qué horas de la semana le pesan y hable de una de ellas.',
				adviceMiddle: 'Pida una tarea más de las que le gustan.',
				adviceHigh:
					'Cuente a su equipo qué hace que todo vaya tan bien.',
			},
			4: {
				adviceLow:
					'Durante un mes, anote lo que gasta. De momento, nada más.',
				adviceMiddle:
					'Aparte una pequeña cantidad el día en que cobra.',
				adviceHigh:
					'Piense en qué le gustaría que hiciera ese dinero ahora.',
			},
		},
	},
	form: {
		title: 'Formulario de contacto',
		button: 'Enviar',
		fields: [
			{
				name: 'your-name',
				label: 'Su nombre',
				isRequired: true,
				autocomplete: 'name',
			},
			{
				type: 'email',
				name: 'your-email',
				label: 'Su correo electrónico',
				isRequired: true,
				autocomplete: 'email',
			},
			{
				type: 'textarea',
				name: 'your-message',
				label: 'Su mensaje',
				isRequired: true,
			},
		],
	},
	offer: {
		title: 'Hablemos de ello',
		description: '<p>Media hora sobre su rueda, sin coste alguno.</p>',
		buttonLabel: 'Escríbanos',
	},
	report: {
		title: 'Un informe',
		about: 'Una rueda completada, en su propia página: con consejos, para imprimir, compartir y enviar por correo.',
	},
	work: {
		title: 'Rueda del trabajo',
		intro: 'Seis aspectos de su jornada. Lleve el control hasta donde se encuentra ahora.',
		skip: 'Esto no me concierne',
		areas: [
			[ 'Tareas', '¿Le gusta lo que hace?' ],
			[ 'Equipo', '¿Le gustan las personas con las que lo hace?' ],
			[ 'Tiempo', '¿Termina su jornada cuando debe?' ],
			[ 'Crecimiento', '¿Lo hace mejor que hace un año?' ],
			[ 'Sueldo', '¿Le compensa?' ],
			[ 'Sentido', '¿Es importante para usted?' ],
		],
	},
	pages: {
		inline: {
			title: 'Una rueda en la página',
			about: 'Las preguntas aparecen en el texto, una tras otra.',
		},
		popup: {
			title: 'Una rueda en un diálogo',
			about: 'Un botón la abre sobre la página.',
			button: 'Hacer el test',
		},
		fullwidth: {
			title: 'Una rueda a toda pantalla',
			about: 'Lo mismo, sin nada alrededor.',
			button: 'Empezar',
		},
		slider: {
			title: 'Una rueda con controles deslizantes',
			about: 'Se valora con un control deslizante; la primera área es obligatoria y las demás se pueden omitir.',
		},
		chart: {
			title: 'Un gráfico guardado',
			about: 'Una rueda ya contestada, como gráfico, leyenda y tabla.',
			text: 'El gráfico responde al puntero, la leyenda oculta y muestra sus áreas, y la tabla dice lo mismo con números.',
			report: 'Ana en primavera',
			later: 'Ana en otoño',
		},
		form: {
			title: 'Un formulario',
			about: 'Lo que se envía se guarda en Mensajes, y el correo se intercepta.',
		},
		cta: {
			title: 'Llamadas a la acción',
			about: 'La de todo el sitio y una solo para esta página.',
			text: 'La primera aparece también debajo de las ruedas completadas y en los informes; se escribe en Ajustes.',
			own: {
				title: '¿Aún no ha completado una rueda?',
				description: '<p>Se tarda dos minutos.</p>',
				buttonLabel: 'Completar la rueda',
			},
		},
		several: {
			title: 'Varios en una página',
			about: 'Dos ruedas y un gráfico, uno junto a otro, sin saber nada los unos de los otros.',
		},
	},
};
