<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

defined( 'ABSPATH' ) || exit;

/**
 * One result of the form check: what the author should know, and which part of the form it is about.
 *
 * @immutable
 */
final class Finding {
	/** Something is lost or refused. */
	public const ERROR = 'error';

	/** The form works, but perhaps not as its author wants. */
	public const HINT = 'hint';

	/**
	 * @param string $section As in `mail.recipient`, `messages.spam`, `form.body`.
	 * @param string $field   The name of the field, where it is about one.
	 */
	public function __construct(
		public string $code,
		public string $section,
		public string $message,
		private string $level = self::ERROR,
		private string $field = ''
	) {}

	public function is_error(): bool {
		return self::ERROR === $this->level;
	}

	/** @return array{code: string, section: string, message: string, level: string, field: string} */
	public function to_array(): array {
		return [
			'code'    => $this->code,
			'section' => $this->section,
			'message' => $this->message,
			'level'   => $this->level,
			'field'   => $this->field,
		];
	}
}
