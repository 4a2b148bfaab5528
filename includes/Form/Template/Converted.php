<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\Field;

defined( 'ABSPATH' ) || exit;

/**
 * The result of converting a template into blocks.
 *
 * @immutable
 */
final class Converted {
	/**
	 * @param string                $content Markup of blocks.
	 * @param list<string>          $notes   Sentences in plain text that tell the author what has changed.
	 * @param array<string, string> $names   The name of each field in the form, by the name it had in the template.
	 * @param Groups                $groups  The parts under conditions, for the emails of the form.
	 */
	public function __construct(
		public string $content,
		public array $notes,
		public array $names,
		public Groups $groups
	) {}

	/** With a button at the end, if there are fields and nothing to send them with. */
	public function with_button(): self {
		$is_whole = ! str_contains( $this->content, '<!-- wp:' . Field::BLOCK )
			|| str_contains( $this->content, '<!-- wp:rueda/form-submit' )
			|| 1 === preg_match( '~<button\b|<input\b[^>]*type=.?(?:submit|image)~i', $this->content );
		return $is_whole ? $this : new self(
			$this->content . "\n\n" . Blocks::markup( [ Blocks::submit( [] ) ] ),
			[ ...$this->notes, __( 'The form had no button. One was added at its end.', 'rueda' ) ],
			$this->names,
			$this->groups
		);
	}
}
