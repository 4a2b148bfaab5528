<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** The result of converting a template into blocks. */
final class Converted {
	/**
	 * @param list<string>          $notes
	 * @param array<string, string> $names
	 */
	public function __construct( private string $content, private array $notes, private array $names ) {}

	/** Markup of blocks. */
	public function content(): string {
		return $this->content;
	}

	/** @return list<string> Sentences in plain text that tell the author what has changed. */
	public function notes(): array {
		return $this->notes;
	}

	/** @return array<string, string> The name of each field in the form, by the name it had in the template. */
	public function names(): array {
		return $this->names;
	}
}
