/** The texts of the starter kits in Spanish. */
export const words = {
	locale: 'es_ES',
	pictures: {
		dawn: 'Montañas entre la niebla, justo antes de salir el sol',
		evening: 'La luna sobre unas colinas oscuras',
		lake: 'Un lago en calma en el que se reflejan las montañas',
		meadow: 'Un árbol en un prado verde',
		sea: 'El sol se pone sobre el mar',
	},
	wheel: {
		slug: 'rueda-de-la-vida',
		title: 'Rueda de la vida',
		excerpt: 'Ocho áreas de su vida de un vistazo.',
		intro: 'Ocho áreas y una mirada sincera a cada una. Valore cómo se siente hoy, no cómo cree que debería sentirse. No hay respuestas incorrectas.',
		areas: [
			[
				'Salud',
				'¿Le acompañan su cuerpo y su energía a lo largo del día?',
				'Empiece por el sueño: esta semana, acuéstese cada noche media hora antes.',
				'Conserve lo que le sienta bien y añada un paseo por semana.',
			],
			[
				'Familia',
				'¿Hay cercanía y tranquilidad con las personas a las que llama familia?',
				'Llame esta semana a una de esas personas, sin ningún motivo.',
				'Busque una tarde en común que nadie tenga que organizar.',
			],
			[
				'Amistades',
				'¿Tiene con quién reírse y a quién llamar cuando algo va mal?',
				'Escriba a una persona a la que eche de menos. Bastan dos líneas.',
				'Apunte en su agenda un encuentro fijo con una amistad.',
			],
			[
				'Amor',
				'¿Hay en su vida tanta ternura y compañía como desea?',
				'Anote qué es lo que más echa en falta y cuénteselo a alguien de confianza.',
				'Reserve tiempo para los dos, o para usted, antes de que se llene la semana.',
			],
			[
				'Trabajo',
				'¿Tiene sentido para usted lo que hace cada día y encaja con su forma de ser?',
				'Anote qué horas de la semana le pesan y hable de una de ellas.',
				'Pida una tarea más de las que le gustan.',
			],
			[
				'Dinero',
				'¿Cubre su dinero lo que necesita y le deja dormir?',
				'Durante un mes, anote lo que gasta. De momento, nada más.',
				'Aparte una pequeña cantidad el día en que cobra.',
			],
			[
				'Ocio',
				'¿Cuánto tiempo es de verdad suyo, para jugar, descansar y hacer lo que le gusta?',
				'Deje libre una tarde de esta semana y no planee nada para ella.',
				'Retome algo con lo que antes disfrutaba.',
			],
			[
				'Crecimiento personal',
				'¿Está aprendiendo algo y acercándose a quien le gustaría ser?',
				'Elija algo pequeño que quiera saber hacer dentro de un mes.',
				'Busque a alguien que ya haga lo que usted quiere aprender.',
			],
		],
	},
	form: {
		slug: 'contacto',
		title: 'Formulario de contacto',
		name: 'Su nombre',
		email: 'Su correo electrónico',
		phone: 'Su teléfono',
		phoneHelp: 'Solo si quiere que le llamemos.',
		message: 'Su mensaje',
		button: 'Enviar mensaje',
		thanks: 'Gracias por su mensaje. Ha llegado bien.',
	},
	answers: {
		title: 'Sobre sus respuestas',
		list: [
			[
				'¿Cuánto se tarda?',
				'Unos cinco minutos. Si sale de la página a mitad, puede seguir donde lo dejó mientras no cierre esta pestaña.',
			],
			[
				'¿Quién ve mis respuestas?',
				'Sus respuestas se quedan en su navegador hasta que haya valorado la última área. Entonces el resultado se guarda en este sitio web, en una dirección que solo se le indica a usted.',
			],
			[
				'¿Puedo conservar el resultado?',
				'Sí. Puede ver su rueda en una página propia, imprimirla, copiar su enlace o guardarla en su dispositivo y compararla más adelante.',
			],
			[
				'¿Cuándo conviene repetirla?',
				'Al cabo de uno a tres meses. Es tiempo suficiente para que algo cambie, y poco como para olvidar lo que quería.',
			],
		],
	},
	landing: {
		kit: 'Rueda de la vida, página de presentación',
		about: 'Una página que explica la rueda de la vida y permite rellenarla al momento.',
		slug: 'en-que-punto-esta',
		title: '¿En qué punto está?',
		hero: '¿En qué punto está hoy?',
		lead: 'Ocho preguntas, cinco minutos y una imagen de su vida que puede conservar.',
		start: 'Empezar la rueda',
		steps: {
			title: 'Cómo funciona',
			list: [
				[
					'Mirar',
					'Valore ocho áreas de su vida tal y como están hoy.',
				],
				[
					'Elegir',
					'Vea la imagen completa y elija el área en la que más ayudaría un pequeño cambio.',
				],
				[
					'Avanzar',
					'Dé un paso esta semana. Dentro de un mes, vuelva a mirar.',
				],
			],
		},
		wheel: 'Su rueda',
		gets: {
			title: 'Lo que se lleva',
			text: 'La rueda no le dice cómo vivir. Le muestra en una sola imagen lo que ya intuía y hace más fácil hablar de ello.',
			list: [
				'Un gráfico de sus ocho áreas, con las más fuertes y las que pueden crecer.',
				'Una breve sugerencia para las áreas que la necesitan.',
				'Una página propia para imprimir, guardar y, si quiere, compartir.',
			],
		},
		closing: 'Empiece desde donde está',
		closingText:
			'Nada tiene que ser perfecto para echar un primer vistazo.',
	},
	contact: {
		kit: 'Página de contacto',
		about: 'Un formulario de contacto y lo que ocurre después de escribir.',
		slug: 'contacto',
		title: 'Contacto',
		hero: 'Escríbanos',
		lead: 'No hace falta encontrar las palabras exactas: para empezar bastan unas líneas.',
		next: 'Qué ocurre después',
		list: [
			'Su mensaje llega enseguida a nuestro buzón.',
			'Lo leemos personalmente y respondemos en dos días laborables.',
			'Si quiere, acordamos una primera conversación, por teléfono o en persona.',
		],
		private:
			'Lo que nos escribe queda entre nosotros. Lo usamos para responderle y para nada más.',
	},
	site: {
		kit: 'Un sitio pequeño',
		about: 'Inicio con carrusel, una página con la rueda de la vida, una página de contacto, una llamada a la acción y la barra de accesibilidad.',
		home: {
			slug: 'inicio',
			title: 'Inicio',
			hero: 'Haga sitio a lo que importa',
			lead: 'Coaching para quien quiere cambiar algo, paso a paso.',
			wheel: 'Rellenar la rueda de la vida',
			contact: 'Escríbanos',
			intro: 'Casi siempre sabemos qué nos gustaría cambiar. Lo que falta es una hora de calma para mirarlo y alguien que haga buenas preguntas.',
			offers: {
				title: 'Qué ofrecemos',
				list: [
					[
						'lake',
						'Una primera conversación',
						'Media hora por teléfono, sin coste. Vemos si encajamos.',
					],
					[
						'meadow',
						'Coaching',
						'Cinco encuentros en tres meses, aquí o por videollamada. Cada uno termina con un paso.',
					],
					[
						'sea',
						'Un día para usted',
						'Un taller para un máximo de doce personas, con tiempo para pasear y escribir.',
					],
					[
						'dawn',
						'Para equipos',
						'Media jornada para que un equipo mire junto su trabajo y acuerde qué viene después.',
					],
				],
			},
			steps: {
				title: 'Cómo trabajamos',
				list: [
					[
						'Escuchamos',
						'Nos cuenta en qué punto está. La rueda de la vida es una buena forma de empezar.',
					],
					[
						'Elegimos',
						'Juntos encontramos aquello que más cambiaría las cosas.',
					],
					[
						'Avanza',
						'Da pequeños pasos y le preguntamos cómo han ido.',
					],
				],
			},
			closing: 'Empiece desde donde está',
			closingText:
				'Escríbanos unas líneas. La primera conversación es gratuita y no compromete a nada.',
		},
		wheel: {
			slug: 'rueda-de-la-vida',
			title: 'Rueda de la vida',
			hero: '¿En qué punto está hoy?',
			lead: 'Mire ocho áreas de su vida y vea en una sola imagen en qué punto está hoy.',
		},
		cta: {
			title: '¿Lo hablamos?',
			description:
				'<p>Media hora sobre su rueda, sin coste. Traiga el área que le gustaría cambiar primero.</p>',
			button: 'Escríbanos',
		},
		feedback: 'Contacto',
	},
};
