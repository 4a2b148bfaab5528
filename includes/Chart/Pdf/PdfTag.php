<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

defined( 'ABSPATH' ) || exit;

/** What a part of a PDF is, as an element of HTML says it: a heading, a table's cell. Screen readers follow these. */
final class PdfTag {
	/** @var list<PdfTag|string> Tags inside it, and content on pages. */
	public array $parts = [];

	/**
	 * @param int    $object  The number of its object.
	 * @param string $type    As in H1 or TD.
	 * @param string $entries More entries of its dictionary.
	 */
	public function __construct( public int $object, private string $type, private string $entries ) {}

	/** @param int $parent The object of the tag around it. */
	public function add_to( PdfDocument $document, int $parent ): void {
		$parts = '';
		foreach ( $this->parts as $part ) {
			$parts .= $part instanceof self ? "{$part->object} 0 R " : "{$part} ";
			if ( $part instanceof self ) {
				$part->add_to( $document, $this->object );
			}
		}
		$document->put(
			$this->object,
			"<< /Type /StructElem /S /{$this->type} /P {$parent} 0 R {$this->entries} /K [ {$parts}] >>"
		);
	}
}
