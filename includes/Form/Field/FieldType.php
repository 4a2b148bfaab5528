<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/** What kinds of fields there are, and what holds for each of them. */
final class FieldType {

	public const DEFAULT = 'text';

	/** In the order in which the editor offers them. */
	public const ALL = [
		'text',
		'email',
		'url',
		'tel',
		'number',
		'range',
		'date',
		'textarea',
		'select',
		'checkbox',
		'radio',
		'acceptance',
		'quiz',
		'captcha',
		'file',
		'hidden',
		'count',
		'response',
	];

	/** One line of text: the family that shares attributes and limits. */
	public const LINES = [ 'text', 'email', 'url', 'tel' ];

	public const NUMBERS = [ 'number', 'range' ];

	public const CHOICES = [ 'select', 'checkbox', 'radio' ];

	/** What can be made obligatory by its author. Radios, quizzes and captchas always are. */
	public const CAN_BE_REQUIRED = [
		...self::LINES,
		...self::NUMBERS,
		'date',
		'textarea',
		'select',
		'checkbox',
		'file',
	];

	/** What posts something of a visitor's that belongs into a mail. */
	public const FOR_MAIL = [ ...self::CAN_BE_REQUIRED, 'radio', 'acceptance', 'hidden' ];

	/** Has a name of another field, or none. */
	public const NAMELESS = [ 'count', 'response' ];
}
