<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

use Rueda\Form\Letter\AuthorFiles;
use Rueda\Tests\TestCase;

/** An editor of a form names a file that they have no right to and tries to have it mailed. */
final class AuthorFilesTest extends TestCase {
	private string $uploads = '';

	private string $folder = '';

	/** @var list<string> */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		// The real folder, because files that authors name are looked for below the content folder.
		remove_all_filters( 'upload_dir' );
		$this->uploads = (string) realpath( wp_upload_dir()['basedir'] );
		$this->folder  = $this->uploads . '/rueda-files-' . getmypid();
		mkdir( $this->folder );
		$this->made = [ $this->folder ];
	}

	protected function tearDown(): void {
		foreach ( array_reverse( $this->made ) as $path ) {
			is_dir( $path ) && ! is_link( $path ) ? rmdir( $path ) : unlink( $path );
		}
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string|null}> */
	public function names(): iterable {
		yield 'a document' => [ 'terms.pdf', null ];
		yield 'PHP' => [ 'index.php', AuthorFiles::WRONG_TYPE ];
		yield 'PHP in capitals' => [ 'INDEX.PHP', AuthorFiles::WRONG_TYPE ];
		yield 'a page with scripts' => [ 'page.html', AuthorFiles::WRONG_TYPE ];
		yield 'a database' => [ 'backup.sql', AuthorFiles::WRONG_TYPE ];
		yield 'without a type' => [ 'terms', AuthorFiles::WRONG_TYPE ];
		yield 'hidden' => [ '.htaccess', AuthorFiles::WRONG_TYPE ];
	}

	/** @dataProvider names */
	public function test_attaches_what_may_be_uploaded_to_the_uploads_folder( string $name, ?string $refusal ): void {
		self::assertSame( $refusal, AuthorFiles::refusal( $this->make( $this->folder . '/' . $name ) ) );
	}

	public function test_says_the_same_to_whoever_may_upload_everything(): void {
		$page = $this->make( $this->folder . '/page.html' );
		$this->act_as( 'administrator' );

		self::assertSame( AuthorFiles::WRONG_TYPE, AuthorFiles::refusal( $page ) );
	}

	public function test_finds_what_is_written_below_the_content_folder(): void {
		$file = $this->make( $this->folder . '/terms.pdf' );

		self::assertSame(
			$file,
			realpath( AuthorFiles::path( 'uploads/' . basename( $this->folder ) . '/terms.pdf' ) )
		);
		self::assertSame( $file, AuthorFiles::path( $file ) );
	}

	/** @return iterable<string, array{string, string}> */
	public function places(): iterable {
		yield 'the content folder' => [ WP_CONTENT_DIR . '/rueda-outside.txt', AuthorFiles::OUTSIDE ];
		yield 'beside the uploads, with a name that begins alike' => [
			WP_CONTENT_DIR . '/uploads-rueda.txt',
			AuthorFiles::OUTSIDE,
		];
		yield 'the way up' => [ WP_CONTENT_DIR . '/uploads/../rueda-outside.txt', AuthorFiles::OUTSIDE ];
	}

	/** @dataProvider places */
	public function test_attaches_nothing_from_elsewhere( string $path, string $refusal ): void {
		$this->make( str_replace( '/uploads/..', '', $path ) );

		self::assertSame( $refusal, AuthorFiles::refusal( $path ) );
	}

	public function test_follows_links_to_where_they_lead(): void {
		$outside = $this->make( WP_CONTENT_DIR . '/rueda-outside.txt' );
		$script  = $this->make( $this->folder . '/script.php' );

		self::assertSame( AuthorFiles::OUTSIDE, AuthorFiles::refusal( $this->link( $outside, 'terms.txt' ) ) );
		self::assertSame( AuthorFiles::WRONG_TYPE, AuthorFiles::refusal( $this->link( $script, 'terms.pdf' ) ) );
		self::assertSame(
			AuthorFiles::OUTSIDE,
			AuthorFiles::refusal( $this->link( WP_CONTENT_DIR, 'content' ) . '/rueda-outside.txt' )
		);
		self::assertSame(
			AuthorFiles::MISSING,
			AuthorFiles::refusal( $this->link( $this->folder . '/nowhere.pdf', 'gone.pdf' ) )
		);
	}

	public function test_visitors_files_are_no_files_of_authors(): void {
		$private = $this->folder . '/private';
		mkdir( $private );
		$this->made[] = $private;
		add_filter( 'rueda_form_upload_folder', static fn (): string => $private );

		self::assertSame( AuthorFiles::OUTSIDE, AuthorFiles::refusal( $this->make( $private . '/cv.pdf' ) ) );
	}

	public function test_uploads_stay_allowed_where_visitors_files_lie_among_them(): void {
		$visitor = $this->uploads . '/' . md5( (string) getmypid() );
		mkdir( $visitor );
		$this->made[] = $visitor;
		add_filter( 'rueda_form_upload_folder', fn (): string => $this->uploads );

		self::assertNull( AuthorFiles::refusal( $this->make( $this->folder . '/terms.pdf' ) ) );
		self::assertSame( AuthorFiles::OUTSIDE, AuthorFiles::refusal( $this->make( $visitor . '/cv.pdf' ) ) );
	}

	public function test_developers_allow_more_files_and_folders(): void {
		$listed = $this->make( WP_CONTENT_DIR . '/rueda-outside.txt' );
		$folder = WP_CONTENT_DIR . '/rueda-more';
		mkdir( $folder );
		$this->made[] = $folder;
		add_filter( 'rueda_form_attachment_paths', static fn (): array => [ $listed, $folder, '/nowhere', 7 ] );

		self::assertNull( AuthorFiles::refusal( $listed ) );
		self::assertNull( AuthorFiles::refusal( $this->make( $folder . '/terms.pdf' ) ) );
		self::assertSame( AuthorFiles::WRONG_TYPE, AuthorFiles::refusal( $this->make( $folder . '/index.php' ) ) );
		self::assertSame(
			AuthorFiles::OUTSIDE,
			AuthorFiles::refusal( $this->make( WP_CONTENT_DIR . '/rueda-other.txt' ) )
		);
	}

	private function make( string $path ): string {
		file_put_contents( $path, 'x' );
		$this->made[] = $path;
		return $path;
	}

	private function link( string $target, string $name ): string {
		$link = $this->folder . '/' . $name;
		symlink( $target, $link );
		$this->made[] = $link;
		return $link;
	}
}
