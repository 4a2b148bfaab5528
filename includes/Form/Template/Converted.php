<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

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
	 */
	public function __construct( public string $content, public array $notes, public array $names ) {}
}
