export const words = {
	start: {
		title: 'Todos los bloques de Rueda',
		intro: 'Desde aquí se llega a todos los bloques de Rueda en todos sus modos y estados, aparte de la demostración. Pruebe y cambie lo que quiera: nada sale de este ordenador.',
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
		// En el orden de las áreas. Un área sin texto no dice nada en el informe.
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
		sections: {
			title: 'Secciones y mosaico',
			about: 'Una página como la tendría una pequeña consulta: imágenes que se mueven detrás del texto y tarjetas sin huecos.',
			opening: {
				title: 'Una hora para usted',
				text: 'Miramos de qué está hecha su vida y qué le gustaría cambiar primero.',
			},
			between: 'Lo que se dice después',
			voices: [
				[
					'No esperaba que una hora me mostrara con tanta claridad lo que llevaba un año evitando.',
					'Marta, maestra',
				],
				[ 'Breve, sincero y útil.', 'Jonas, enfermero' ],
				[
					'Vinimos en pareja. Los números importaron poco; la conversación de vuelta a casa, mucho.',
					'Lucía y Pablo',
				],
				[ 'Mi rueda está colgada en la nevera.', 'Ahmed, ingeniero' ],
				[
					'Llegué con ocho problemas y me fui con un plan. A los tres meses volvimos a mirar la rueda y cinco áreas habían cambiado.',
					'Ingrid, jubilada',
				],
				[ 'Ahora sé a qué decir que no.', 'Sofía, diseñadora' ],
			],
			closing: {
				title: 'Pase a vernos',
				text: 'La primera visita es gratuita y el té es bueno.',
			},
		},
		carousel: {
			title: 'Carruseles',
			about: 'Citas, imágenes y tarjetas que se mueven de lado, sin constructor de páginas.',
			voices: {
				title: 'Lo que dicen las personas',
				label: 'Lo que dicen las personas',
				slides: [
					[
						'Una hora con un lápiz y supe qué quería cambiar.',
						'Clara, maestra',
					],
					[
						'Llevaba años sin parar. La rueda me mostró en qué.',
						'Jonás, carpintero',
					],
					[
						'Pasos pequeños y alguien que pregunta por ellos.',
						'Amina, enfermera',
					],
				],
			},
			year: {
				title: 'A lo largo del año',
				label: 'A lo largo del año',
				slides: [
					[
						'spring',
						'Colinas verdes bajo un cielo pálido de la mañana',
						'Primavera: un paseo antes del desayuno',
					],
					[
						'summer',
						'El sol sobre un mar en calma',
						'Verano: una semana junto al mar',
					],
					[
						'autumn',
						'Colinas rojas y doradas al atardecer',
						'Otoño: tiempo de mirar atrás',
					],
					[
						'winter',
						'Nieve en las montañas y la luna sobre ellas',
						'Invierno: tardes tranquilas',
					],
				],
			},
			offers: {
				title: 'Lo que ofrecemos',
				label: 'Lo que ofrecemos',
				slides: [
					[ 'Primera charla', 'Media hora por teléfono, sin coste.' ],
					[
						'Coaching',
						'Cinco encuentros en tres meses, aquí o por vídeo.',
					],
					[
						'Taller',
						'Un día para grupos de hasta doce personas, con comida en el jardín.',
					],
					[ 'Curso de tarde', 'Seis martes en un grupo pequeño.' ],
					[
						'Para empresas',
						'Tiempo para que un equipo mire junto su trabajo.',
					],
				],
			},
		},
		toolbar: {
			title: 'Barra de accesibilidad',
			about: 'El botón al lado de la pantalla abre la barra: texto más grande, contraste, fuentes y movimiento.',
			text: [
				'¿Va a leer un rato? Puede aumentar el texto, elegir los colores más cómodos para la vista o detener todo lo que se mueve. Lo elegido se conserva doce horas en este dispositivo.',
				'El gráfico se adapta: sus etiquetas crecen con el texto y sus formas reciben contornos claros en los esquemas de contraste.',
			],
		},
		several: {
			title: 'Varios en una página',
			about: 'Dos ruedas y un gráfico, uno junto a otro, sin saber nada los unos de los otros.',
		},
	},
};
