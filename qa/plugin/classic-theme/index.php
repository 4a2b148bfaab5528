<?php
/**
 * A classic theme: without blocks and theme.json, and with rules for plain elements, as such themes have them.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?><!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<style>
		body { margin: 0; background: #fff; color: #444; font: 16px/1.7 Georgia, serif; }
		main { max-width: 640px; margin: 0 auto; padding: 20px; }
		h1, h2, h3 { margin: 1.5em 0 0.5em; color: #111; font-family: Helvetica, sans-serif; letter-spacing: 0.1em; text-transform: uppercase; }
		a { color: #0a5a9c; }
		p { margin: 0 0 1.5em; }
		ul, ol { margin: 0 0 1.5em 2em; padding: 0; }
		li { margin-bottom: 0.5em; }
		button, input[type="submit"] { display: block; width: 100%; padding: 12px 24px; border: 0; border-radius: 3px; background: #a3241b; box-shadow: 0 2px 4px #0004; color: #fff; font-size: 14px; font-weight: 700; letter-spacing: 1px; text-transform: uppercase; }
		button:hover, button:focus { background: #222; color: #fff; }
		button:not(:hover):not(:active):not(.has-background) { background-color: #a3241b; }
		button:not(:hover):not(:active):not(.has-text-color) { color: #fff; }
		input[type="radio"], input[type="checkbox"] { position: relative; width: 25px; height: 25px; }
		label { display: block; margin-bottom: 10px; font-weight: 700; }
		input { width: 100%; margin-bottom: 10px; padding: 8px; border: 1px solid #888; }
		fieldset { margin: 0 0 1.5em; padding: 1em; border: 1px solid #ccc; }
		table { width: 100%; margin: 0 0 1.5em; border: 1px solid #ddd; border-collapse: separate; }
		th, td { padding: 8px; border: 1px solid #ddd; background: #f7f7f7; text-align: left; }
		/* Sizes as older themes mix them: in em, in rem and in pixels, one inside the other. */
		blockquote { margin: 0 0 1.5em; font-size: 1.2em; }
		blockquote p { font-size: 1.125rem; }
		blockquote cite { font-size: 0.75em; }
		dl { font-size: 0.9rem; }
		dd { margin: 0 0 1em; font-size: 1.1em; }
		code { font-size: 13px; }
		summary { font-size: 1.1rem; }
		details p { font-size: 15px; }
		img, svg, canvas { max-width: 100%; height: auto; }
	</style>
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
	<?php wp_body_open(); ?>
	<main>
		<?php
		while ( have_posts() ) {
			the_post();
			the_title( '<h1>', '</h1>' );
			echo '<div class="entry-content">';
			the_content();
			echo '</div>';
		}
		?>
	</main>
	<?php wp_footer(); ?>
</body>
</html>
