<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/** The types of fields, in groups that share a rule. */
final class FieldType {
	public const DEFAULT = 'text';

	/** In the order in which the editor offers them. */
	public const ALL = [
		...self::LINES,
		...self::NUMBERS,
		'date',
		'textarea',
		...self::CHOICES,
		'acceptance',
		'quiz',
		'captcha',
		'file',
		'hidden',
		...self::NAMELESS,
	];

	/** Types with one line of text, which share attributes and limits. */
	public const LINES = [ 'text', 'email', 'url', 'tel' ];

	public const NUMBERS = [ 'number', 'range' ];
	public const CHOICES = [ 'select', 'checkbox', 'radio' ];

	/** Types that the author can mark as required. Radios, quizzes and captchas are always required. */
	public const CAN_BE_REQUIRED = [
		...self::LINES,
		...self::NUMBERS,
		'date',
		'textarea',
		'select',
		'checkbox',
		'file',
	];

	/** Types whose values belong to the message and its emails. */
	public const FOR_MAIL = [ ...self::CAN_BE_REQUIRED, 'radio', 'acceptance', 'hidden' ];

	/** Types without a name of their own: a counter has the name of the field that it counts. */
	public const NAMELESS = [ 'count', 'response' ];
}
