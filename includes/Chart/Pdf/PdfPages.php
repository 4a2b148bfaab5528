<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use Rueda\Chart\Raster\OpaqueColor;
use Rueda\Chart\Raster\Surface;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of a tagged PDF, drawn on from the top. Lengths are in points, 72 to an inch. Everything that is drawn
 * belongs to a tag, or is decoration that screen readers pass over.
 */
final class PdfPages implements Surface {
	/** Numbers of links in the list of tags begin here, those of pages at 0. */
	private const LINKS_FROM = 1000;

	private PdfDocument $document;
	private PdfTag $root;
	private int $tree;

	/** @var list<int> The object of each page. */
	private array $pages = [];
	/** @var array<int, string> What each page shows, by its object. */
	private array $contents = [];
	/** @var array<int, list<int>> The tags of the marked parts of each page, in their order. */
	private array $marked = [];
	/** @var list<array{int, int, PdfTag}> Links: their object, their page and their tag. */
	private array $links = [];
	/** @var list<int> The objects of images. */
	private array $images = [];

	/** @param list<PdfFont> $fonts */
	public function __construct( public float $width, public float $height, private array $fonts ) {
		$this->document = new PdfDocument();
		$this->tree     = $this->document->reserve();
		$this->root     = new PdfTag( $this->document->reserve(), 'Document', '' );
		$this->begin_page();
	}

	public function begin_page(): void {
		$page                    = $this->document->reserve();
		$this->pages[]           = $page;
		$this->contents[ $page ] = '';
		$this->marked[ $page ]   = [];
	}

	public function number_of_pages(): int {
		return count( $this->pages );
	}

	/**
	 * @param string      $type    As in H1 or TD.
	 * @param PdfTag|null $around  The tag that it is in; null for the document itself.
	 * @param string      $entries More entries of its dictionary.
	 */
	public function tag( string $type, ?PdfTag $around = null, string $entries = '' ): PdfTag {
		$around        ??= $this->root;
		$tag             = new PdfTag( $this->document->reserve(), $type, $entries );
		$around->parts[] = $tag;
		return $tag;
	}

	/** @param callable(): void $draw What it draws belongs to the tag. */
	public function within( PdfTag $tag, callable $draw ): void {
		$page                    = $this->page();
		$mark                    = count( $this->marked[ $page ] );
		$this->marked[ $page ][] = $tag->object;
		$tag->parts[]            = "<< /Type /MCR /Pg {$page} 0 R /MCID {$mark} >>";
		$this->write( "/Span << /MCID {$mark} >> BDC" );
		$draw();
		$this->write( 'EMC' );
	}

	/** @param callable(): void $draw What it draws is decoration. */
	public function decorate( callable $draw ): void {
		$this->write( '/Artifact BMC' );
		$draw();
		$this->write( 'EMC' );
	}

	/** @param float $y The base line. */
	public function text( PdfFont $font, string $text, float $x, float $y, float $size, string $color ): void {
		$this->write(
			sprintf(
				'BT %s rg /%s %s Tf %s %s Td %s Tj ET',
				$this->color( $color ),
				$font->name,
				PdfDocument::number( $size ),
				PdfDocument::number( $x ),
				PdfDocument::number( $this->height - $y ),
				$font->glyphs( $text )
			)
		);
	}

	public function fill( array $contours, string $color ): void {
		$path = '';
		foreach ( $contours as $contour ) {
			foreach ( $contour as $index => [ $x, $y ] ) {
				$path .= PdfDocument::number( $x ) . ' ' . PdfDocument::number( $this->height - $y )
					. ( 0 === $index ? ' m ' : ' l ' );
			}
			$path .= [] === $contour ? '' : 'h ';
		}
		if ( '' !== $path ) {
			$this->write( "{$this->color( $color )} rg {$path}f*" );
		}
	}

	public function image( \GdImage $image, float $left, float $top, float $width, float $height ): void {
		$this->images[] = PdfImage::add_to( $this->document, $image );
		$this->write(
			sprintf(
				'q %s 0 0 %s %s %s cm /I%d Do Q',
				PdfDocument::number( $width ),
				PdfDocument::number( $height ),
				PdfDocument::number( $left ),
				PdfDocument::number( $this->height - $top - $height ),
				count( $this->images )
			)
		);
	}

	/**
	 * Makes a rectangle of the page a link.
	 *
	 * @param array{float, float, float, float} $place   Left, top, right and bottom.
	 * @param string                            $address A safe one.
	 */
	public function link( PdfTag $tag, array $place, string $address ): void {
		$page          = $this->page();
		$object        = $this->document->reserve();
		$tag->parts[]  = "<< /Type /OBJR /Pg {$page} 0 R /Obj {$object} 0 R >>";
		$this->links[] = [ $object, $page, $tag ];
		$this->document->put(
			$object,
			sprintf(
				'<< /Type /Annot /Subtype /Link /Rect [ %s %s %s %s ] /Border [ 0 0 0 ] /F 4 /StructParent %d'
				. ' /Contents %s /A << /Type /Action /S /URI /URI (%s) >> >>',
				PdfDocument::number( $place[0] ),
				PdfDocument::number( $this->height - $place[3] ),
				PdfDocument::number( $place[2] ),
				PdfDocument::number( $this->height - $place[1] ),
				self::LINKS_FROM + count( $this->links ) - 1,
				PdfDocument::text( $address ),
				addcslashes( $address, '()\\' )
			)
		);
	}

	/** @param string $language As in es-ES. */
	public function bytes( string $title, string $language ): string {
		$document = $this->document;
		$language = preg_replace( '/[^A-Za-z0-9-]+/', '', $language ) ?? '';
		$fonts    = '';
		foreach ( $this->fonts as $font ) {
			$fonts .= "/{$font->name} {$font->add_to( $document )} 0 R ";
		}
		$all = $document->reserve();
		foreach ( $this->pages as $index => $page ) {
			$this->add_page( $page, $index, $all, $fonts );
		}
		$kids  = implode( ' ', array_map( static fn ( int $page ): string => "{$page} 0 R", $this->pages ) );
		$count = count( $this->pages );
		$document->put( $all, "<< /Type /Pages /Kids [ {$kids} ] /Count {$count} >>" );

		$this->root->add_to( $document, $this->tree );
		$document->put(
			$this->tree,
			"<< /Type /StructTreeRoot /K [ {$this->root->object} 0 R ] /ParentTree {$this->add_parents()} 0 R"
			. ' /ParentTreeNextKey ' . ( self::LINKS_FROM + count( $this->links ) ) . ' >>'
		);
		$catalog = $document->add(
			"<< /Type /Catalog /Pages {$all} 0 R /StructTreeRoot {$this->tree} 0 R /MarkInfo << /Marked true >>"
			. " /Lang ({$language}) /ViewerPreferences << /DisplayDocTitle true >> >>"
		);
		$info    = $document->add( '<< /Title ' . PdfDocument::text( $title ) . ' /Producer (Rueda) >>' );
		return $document->bytes( $catalog, $info );
	}

	private function add_page( int $page, int $index, int $all, string $fonts ): void {
		$content = $this->document->add_stream( $this->contents[ $page ] );
		$links   = '';
		$images  = '';
		foreach ( $this->images as $number => $object ) {
			$images .= '/I' . ( $number + 1 ) . " {$object} 0 R ";
		}
		foreach ( $this->links as [ $link, $of_page ] ) {
			$links .= $of_page === $page ? "{$link} 0 R " : '';
		}
		$this->document->put(
			$page,
			sprintf(
				'<< /Type /Page /Parent %d 0 R /MediaBox [ 0 0 %s %s ] /Resources << /Font << %s>> /XObject << %s>> >>'
					. ' /Contents %d 0 R /StructParents %d /Tabs /S%s >>',
				$all,
				PdfDocument::number( $this->width ),
				PdfDocument::number( $this->height ),
				$fonts,
				$images,
				$content,
				$index,
				'' === $links ? '' : " /Annots [ {$links}]"
			)
		);
	}

	/** @return int The object that leads from what is on pages to its tags. */
	private function add_parents(): int {
		$list = '';
		foreach ( $this->pages as $index => $page ) {
			$tags  = array_map( static fn ( int $tag ): string => "{$tag} 0 R", $this->marked[ $page ] );
			$list .= "{$index} [ " . implode( ' ', $tags ) . ' ] ';
		}
		foreach ( $this->links as $index => [ , , $tag ] ) {
			$list .= ( self::LINKS_FROM + $index ) . " {$tag->object} 0 R ";
		}
		return $this->document->add( "<< /Nums [ {$list}] >>" );
	}

	private function page(): int {
		return $this->pages[ count( $this->pages ) - 1 ];
	}

	private function write( string $what ): void {
		$this->contents[ $this->page() ] .= $what . "\n";
	}

	private function color( string $color ): string {
		$part = static fn ( int $part ): string => PdfDocument::number( $part / 255 );
		return implode( ' ', array_map( $part, OpaqueColor::parts( $color ) ) );
	}
}
